import { describe, expect, it } from 'vitest';
import { getAcceptedEncoding } from './send-cached-response.server';

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['*;q=0', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['gzip;q=0.5', 'gzip'],
    ['br ; q=0 , gzip', 'gzip'],
    ['br;q=0.1', 'br'],
    ['x-brotli', 'identity'],
    ['deflate', 'identity'],
  ] as const)('for %o is %s', (header, encoding) => {
    expect(getAcceptedEncoding(header)).toBe(encoding);
  });
});
