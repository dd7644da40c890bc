import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A server's key and certificate for TLS, as PEM. */
export interface Identity {
  key: string;
  cert: string;
}

const DAY = 24 * 60 * 60 * 1000;
const VALID_DAYS = 30;

/**
 * Makes a key and a certificate for this machine alone (`localhost` and 127.0.0.1), which no authority vouches for. Node can sign
 * but not write X.509, and the few lines of DER (RFC 5280) below weigh less than the libraries that can.
 */
export function selfSigned(now: Date): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(element(0x31, sequence(oid(COMMON_NAME), element(0x0c, Buffer.from('localhost')))));
  const valid = sequence(time(now.getTime() - DAY), time(now.getTime() + VALID_DAYS * DAY));
  const signed = sequence(
    element(0xa0, integer(Buffer.from([2]))), // version 3
    integer(serialOf(subjectKey)),
    ...[ECDSA_WITH_SHA256, name, valid, name, subjectKey],
    element(0xa3, sequence(extension(ALTERNATIVE_NAMES, NAMES), extension(BASIC_CONSTRAINTS, AUTHORITY))),
  );
  const cert = sequence(signed, ECDSA_WITH_SHA256, bits(sign('sha256', signed, privateKey)));
  return { key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), cert: pem(cert) };
}

const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));

const NAMES = sequence(
  element(0x82, Buffer.from('localhost')),
  element(0x87, Buffer.from([127, 0, 0, 1])), // An address is its four bytes.
);
/** It signs itself, so it counts as an authority. */
const AUTHORITY = sequence(element(0x01, Buffer.from([0xff])));

function element(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  // A length up to 127 is one byte. A larger one is written in as few bytes as it needs, after a byte that says how many.
  const bytes = length > 0xff ? [length >> 8, length & 0xff] : [length];
  const head = length < 0x80 ? bytes : [0x80 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

function sequence(...contents: Buffer[]): Buffer {
  return element(0x30, ...contents);
}

function oid(hex: string): Buffer {
  return element(0x06, Buffer.from(hex, 'hex'));
}

function integer(bytes: Buffer): Buffer {
  return element(0x02, bytes);
}

function bits(bytes: Buffer): Buffer {
  return element(0x03, Buffer.from([0]), bytes);
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), element(0x04, value));
}

/** `YYMMDDhhmmssZ` */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '');
  return element(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

/** A number above zero, different for every key. */
function serialOf(subjectKey: Buffer): Buffer {
  const bytes = createHash('sha256').update(subjectKey).digest().subarray(0, 8);
  return Buffer.concat([Buffer.from([0x01]), bytes]);
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
