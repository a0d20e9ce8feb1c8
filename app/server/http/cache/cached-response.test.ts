import { describe, expect, it } from 'vitest';
import { createCachedResponse } from './cached-response.server';

const pairs = (headers: readonly string[]) =>
  Object.fromEntries(headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : [])));

describe('a response with compressed bodies', () => {
  const bodies = { identity: Buffer.from('a page'), br: Buffer.from('b'), gzip: Buffer.from('gz') };
  const { representations } = createCachedResponse({ bodies, headers: { 'Content-Type': 'text/html' } });

  it('has the length and the encoding of each body', () => {
    expect(pairs(representations.br.headers)).toMatchObject({
      'Content-Length': '1',
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
    });
    expect(pairs(representations.identity.headers)).not.toHaveProperty('Content-Encoding');
  });

  it('has an entity tag for each body', () => {
    const { br, gzip, identity } = representations;
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
  });

  it('has no headers of the body in a 304 response', () => {
    const names = Object.keys(pairs(representations.br.notModifiedHeaders));
    expect(names).toEqual(expect.arrayContaining(['ETag', 'Vary']));
    expect(names.filter((name) => name.startsWith('Content-'))).toEqual([]);
  });
});

it('the same content has the same entity tag in every process', () => {
  const once = createCachedResponse({ bodies: { identity: Buffer.from('same') }, headers: {} });
  const again = createCachedResponse({ bodies: { identity: Buffer.from('same') }, headers: {} });
  const other = createCachedResponse({ bodies: { identity: Buffer.from('other') }, headers: {} });
  expect(again.representations.identity.etag).toBe(once.representations.identity.etag);
  expect(other.representations.identity.etag).not.toBe(once.representations.identity.etag);
});

it('a picture has one representation for all encodings', () => {
  const { representations } = createCachedResponse({
    bodies: { identity: Buffer.from('picture') },
    headers: {},
  });
  expect(representations.br).toBe(representations.identity);
  expect(pairs(representations.br.headers)).not.toHaveProperty('Vary');
});
