import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSigned } from '../../../src/server/node/self-signed.ts';

const NOW = new Date('2026-03-01T09:30:15Z');
const { key, cert } = selfSigned(NOW);
const read = new X509Certificate(cert);

test('a certificate is for this machine, signed by its own key, and fits that key', () => {
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(read.checkHost('example.org')).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkIssued(read)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
});

test('it is good from the day before for a month, by the time that is handed in', () => {
  expect(new Date(read.validFrom).toISOString()).toBe('2026-02-28T09:30:15.000Z');
  expect(new Date(read.validTo).toISOString()).toBe('2026-03-31T09:30:15.000Z');
});

test('no two have the same key or number', () => {
  const other = new X509Certificate(selfSigned(NOW).cert);
  expect(other.serialNumber).not.toBe(read.serialNumber);
  expect(other.publicKey.equals(read.publicKey)).toBe(false);
});
