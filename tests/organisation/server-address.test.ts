import { describe, expect, test } from 'vitest';
import { readServerAddress } from '../../src/organisation/server-address.ts';

describe('the address of a server', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['https://api.example.org', 'https://api.example.org'],
    [' https://api.example.org/ ', 'https://api.example.org'],
    ['api.example.org', 'https://api.example.org'],
    ['HTTPS://API.Example.org', 'https://api.example.org'],
    ['https://example.org/outpost/api-v1/', 'https://example.org/outpost'],
    ['https://example.org/api-v1/users/create', 'https://example.org'],
    ['https://example.org/a/b//', 'https://example.org/a/b'],
    ['https://example.org?x=1#y', 'https://example.org'],
    ['localhost:8787', 'http://localhost:8787'],
    ['http://localhost:8787/', 'http://localhost:8787'],
    ['127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['http://[::1]:8787', 'http://[::1]:8787'],
    ['https://192.168.1.20:8443', 'https://192.168.1.20:8443'],
  ])('typed as “%s” is kept as “%s”', (typed, address) => {
    expect(readServerAddress(typed)).toEqual({ address });
  });

  test.each([
    ['http://api.example.org', 'https://'],
    ['http://192.168.1.20:8787', 'https://'],
    ['http://localhost.example.org', 'https://'],
    ['https://me:secret@api.example.org', 'user name and password'],
    ['server', 'whole address'],
    ['ftp://example.org', 'whole address'],
    ['javascript://example.org/%0aalert(1)', 'whole address'],
    ['https://', 'whole address'],
    ['https://exa mple.org', 'whole address'],
  ])('typed as “%s” is refused with a word on %s', (typed, word) => {
    expect(readServerAddress(typed)).toEqual({ sentence: expect.stringContaining(word) as string });
  });
});
