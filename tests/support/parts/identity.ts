import { createHash, X509Certificate } from 'node:crypto';
import { selfSigned } from '../../../src/server/node/self-signed.ts';

/** For every server of a test that speaks TLS: what is made once is trusted by all. */
export const identity = selfSigned(new Date());

const publicKey = new X509Certificate(identity.cert).publicKey.export({ type: 'spki', format: 'der' });

/** Makes a Chromium trust that one certificate, and no other that nobody vouches for. */
export const TRUST_IDENTITY = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
