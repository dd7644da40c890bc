import * as z from 'zod/mini';

// zod otherwise probes `new Function`, which browsers report as a breach of a strict CSP even when it is
// caught. This file is the only one that imports zod, so the setting stands before the first schema is made.
z.config({ jitless: true });

export { z };
