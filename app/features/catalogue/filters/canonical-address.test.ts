import { describe, expect, it } from 'vitest';
import { parseCatalogueQuery } from '~/domain/catalogue-query';
import { canonicalAddress, isSharedAddress } from './canonical-address';

const read = (search: string) => {
  const url = new URL(`https://shop.example/shop/grid${search}`);
  return { url, query: parseCatalogueQuery(url.searchParams) };
};

describe('the address of a catalogue view', () => {
  it.each([
    ['?q=&min=&max=&rating=&sort=featured', '/shop/grid'],
    ['?size=M&size=L&category=wear', '/shop/grid?category=wear&size=L&size=M'],
    ['?page=-1', '/shop/grid'],
    ['?q=++mug++', '/shop/grid?q=mug'],
  ])('leads from %s to %s', (search, address) => {
    const { url, query } = read(search);
    expect(canonicalAddress(url, query)).toBe(address);
  });

  it.each(['', '?category=wear&size=L&size=M', '?q=mug%20white', '?q=mug+white', '?utm_source=letter'])(
    'stays at %s',
    (search) => {
      const { url, query } = read(search);
      expect(canonicalAddress(url, query)).toBeUndefined();
    },
  );

  it('never leads in a circle', () => {
    for (const search of [
      '?q=%00%ED%A0%80',
      '?min=9&max=1',
      '?colour=%FF&page=1e9',
      `?q=${'ä '.repeat(200)}`,
    ]) {
      const { url, query } = read(search);
      const canonical = canonicalAddress(url, query);
      const next = read(new URL(canonical ?? '/', url).search);
      expect(canonicalAddress(next.url, next.query)).toBeUndefined();
    }
  });

  it('is shared when it is spelled as others would spell it', () => {
    const shared = (search: string) => isSharedAddress(read(search).url, read(search).query);
    expect(shared('')).toBe(true);
    expect(shared('?category=desk&page=2')).toBe(true);
    expect(shared('?q=mug')).toBe(true);
    expect(shared('?q=mug%20white')).toBe(false);
    expect(shared('?utm_source=letter')).toBe(false);
    expect(shared('?q=everything-that-nobody-else-would-type')).toBe(false);
  });
});
