import { selfSigned } from '../../src/server/self-signed.ts';

/** For every server of a test that speaks TLS: what is made once is trusted by all. */
export const identity = selfSigned(new Date());
