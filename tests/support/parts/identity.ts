import { createHash, X509Certificate } from 'node:crypto';
import { selfSigned } from '../../../src/server/node/self-signed.ts';

/** The certificate of every test's server with TLS. It is made once, so that all can trust it. */
export const identity = selfSigned(new Date());

const publicKey = new X509Certificate(identity.cert).publicKey.export({ type: 'spki', format: 'der' });

/** Makes a Chromium trust this certificate, and no other one that is self-signed. */
export const TRUST_IDENTITY = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
