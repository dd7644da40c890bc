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
    ['[::1]:8787', 'http://localhost:8787'],
    ['http://[::1]:8787', 'http://localhost:8787'],
    ['http://localhost:8787/', 'http://localhost:8787'],
    ['127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['https://[::1]:8787', 'https://[::1]:8787'],
    ['https://192.168.1.20:8443', 'https://192.168.1.20:8443'],
  ])('typed as “%s” is kept as “%s”', (typed, address) => {
    expect(readServerAddress(typed)).toEqual({ address });
  });

  test.each([
    ['http://api.example.org', 'not https'],
    ['http://192.168.1.20:8787', 'not https'],
    ['http://localhost.example.org', 'not https'],
    ['https://me:secret@api.example.org', 'holds credentials'],
    ['server', 'not whole'],
    ['ftp://example.org', 'not whole'],
    ['javascript://example.org/%0aalert(1)', 'not whole'],
    ['https://', 'not whole'],
    ['https://exa mple.org', 'not whole'],
  ])('typed as “%s” is refused: %s', (typed, problem) => {
    expect(readServerAddress(typed)).toEqual({ problem });
  });
});
