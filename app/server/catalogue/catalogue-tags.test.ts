import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShownStock } from '~/domain/catalogue/shown-stock';
import { type CatalogueChange, readCatalogueChange } from './catalogue-change.server';
import {
  getCatalogueEffect,
  getCatalogueTags,
  getProductListTags,
  getProductPageTags,
  getProductTags,
} from './catalogue-tags.server';

interface Item {
  id: string;
  categoryId: string;
  stock: number;
  price: number;
}

/** The content of pages as text, to compare two versions of a page. */
const card = ({ id, stock, price }: Item) => `${id} ${price} ${getShownStock(stock)}`;

/** The kinds of pages of the shop, with their content and tags. */
const pages: Record<string, (items: readonly Item[]) => { text: string; tags: string[] }> = {
  home: (items) => ({
    text: items.map(({ id, price }) => `${id} ${price}`).join(),
    tags: getCatalogueTags(),
  }),
  list: (items) => {
    const first = items.slice(0, 2);
    const inStock = items.filter(({ stock }) => stock > 0).length;
    return { text: `${inStock} in stock: ${first.map(card)}`, tags: getProductListTags(first) };
  },
  'list of available products': (items) => {
    const first = items.filter(({ stock }) => stock > 0).slice(0, 2);
    return { text: first.map(card).join(), tags: getProductListTags(first) };
  },
  'cart of three': (items) => {
    const samples = items.slice(0, 3);
    return { text: samples.map(card).join(), tags: getProductTags(samples) };
  },
  'product page': ([product, ...others]) => {
    if (!product) return { text: '', tags: [] };
    const related = others
      .filter(({ categoryId }) => categoryId === product.categoryId)
      .sort((a, b) => Number(a.stock === 0) - Number(b.stock === 0) || a.price - b.price)
      .slice(0, 2);
    const text = [product, ...related].map(card).join();
    return { text, tags: getProductPageTags(product, { related, fromAll: false }) };
  },
};

const isOutdated = (tags: readonly string[], change: CatalogueChange) => {
  const effect = getCatalogueEffect(change);
  return effect.tags === 'all' || effect.tags.some((tag) => tags.includes(tag));
};

const ids = ['a', 'b', 'c', 'd', 'e'];
const anyItems: fc.Arbitrary<Item[]> = fc.tuple(
  ...ids.map((id) =>
    fc.record({
      id: fc.constant(id),
      categoryId: fc.constantFrom('table', 'desk'),
      stock: fc.integer({ min: 0, max: 12 }),
      price: fc.integer({ min: 1, max: 5 }),
    }),
  ),
);

describe.each(Object.entries(pages))('%s', (_, render) => {
  it('is outdated by every stock change that changes it', () => {
    fc.assert(
      fc.property(anyItems, fc.nat(ids.length - 1), fc.integer({ min: 0, max: 12 }), (items, index, to) => {
        const changed = items.map((item, place) => (place === index ? { ...item, stock: to } : item));
        const { id = '', categoryId = null, stock = 0 } = items[index] ?? {};
        const before = render(items);
        const change: CatalogueChange = { kind: 'stock', id, category: categoryId, from: stock, to };
        if (render(changed).text !== before.text) expect(isOutdated(before.tags, change)).toBe(true);
      }),
    );
  });

  it('is outdated by every edit that changes it', () => {
    fc.assert(
      fc.property(anyItems, fc.nat(ids.length - 1), fc.constantFrom('table', 'desk'), (items, index, to) => {
        const former = items[index];
        const changed = items.map((item, place) =>
          place === index ? { ...item, price: item.price + 1, categoryId: to } : item,
        );
        const before = render(items);
        const change: CatalogueChange = {
          kind: 'product',
          id: former?.id ?? '',
          categories: [former?.categoryId ?? '', to],
          withdrawn: false,
        };
        if (render(changed).text !== before.text) expect(isOutdated(before.tags, change)).toBe(true);
      }),
    );
  });
});

const stockOfMug = (from: number, to: number): CatalogueChange => ({
  kind: 'stock',
  id: 'mug',
  category: 'table',
  from,
  to,
});

describe('a stock change', () => {
  it('that no page shows outdates nothing', () => {
    expect(getCatalogueEffect(stockOfMug(84, 83)).tags).toEqual([]);
  });

  it('that pages show outdates those of the product only', () => {
    expect(isOutdated(getProductListTags([{ id: 'mug' }]), stockOfMug(5, 4))).toBe(true);
    expect(isOutdated(getProductListTags([{ id: 'lamp' }]), stockOfMug(5, 4))).toBe(false);
  });

  it('to zero outdates lists that count available products, but not pages that show no stock', () => {
    expect(isOutdated(getProductListTags([{ id: 'lamp' }]), stockOfMug(1, 0))).toBe(true);
    expect(isOutdated(getCatalogueTags(), stockOfMug(1, 0))).toBe(false);
    const lamp = { id: 'lamp', categoryId: 'desk' };
    expect(isOutdated(getProductPageTags(lamp, { related: [], fromAll: false }), stockOfMug(1, 0))).toBe(
      false,
    );
  });
});

it('a page is not served stale after a withdrawal or an unknown change', () => {
  const edited: CatalogueChange = { kind: 'product', id: 'mug', categories: [], withdrawn: false };
  expect(getCatalogueEffect(stockOfMug(1, 0)).mayServeStale).toBe(true);
  expect(getCatalogueEffect(edited).mayServeStale).toBe(true);
  expect(getCatalogueEffect({ ...edited, withdrawn: true }).mayServeStale).toBe(false);
  expect(getCatalogueEffect({ kind: 'everything' })).toEqual({ tags: 'all', mayServeStale: false });
});

it.each(['', '*', 'mosaic-mug', '{', '{"kind":"unheard-of"}', '{"kind":"stock","id":"mug"}', 'null'])(
  'an announcement that cannot be parsed (%j) is about everything',
  (payload) => {
    expect(readCatalogueChange(payload)).toEqual({ kind: 'everything' });
  },
);
