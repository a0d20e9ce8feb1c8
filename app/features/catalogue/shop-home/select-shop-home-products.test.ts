import { expect, it } from 'vitest';
import type { ListedProduct } from '~/domain/catalogue/product';
import { addCategoryPictures, pickShopNews, sortUnseenFirst } from './select-shop-home-products';

const product = (id: string, overrides: Partial<ListedProduct> = {}): ListedProduct => ({
  id,
  name: id,
  subtitle: 'of clay',
  price: 10_000,
  images: [1, 2].map((view) => ({ src: `/${id}-${view}`, width: 9, height: 9, alt: '', tint: '#000' })),
  categoryId: 'table',
  stock: 1,
  attributes: { colors: [], size: [] },
  review: { count: 0, stars: 0 },
  description: '',
  url: `/shop/single/${id}`,
  ...overrides,
});

it('shows for a category a product that the page has not shown, or another image of one that it has', () => {
  const table = { id: 'table', name: 'Table', description: '', products: 2 };
  const mug = product('mug');
  const cup = product('cup');
  expect(addCategoryPictures([table], [mug, cup], [mug])[0]?.image?.src).toBe('/cup-1');
  expect(addCategoryPictures([table], [mug], [mug])[0]?.image?.src).toBe('/mug-2');
  expect(addCategoryPictures([{ ...table, products: 0 }], [mug], [])).toEqual([]);
});

it('sorts unseen products first', () => {
  const a = product('a');
  const b = product('b');
  const c = product('c');
  expect(sortUnseenFirst([a, b, c], [a]).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('picks the greatest saving, else the newest product, else nothing', () => {
  const reduced = product('mug', { sale: { type: 'amount', discount: 2_500 } });
  expect(pickShopNews([reduced], [])).toMatchObject({ title: 'Rs.\u00A029.50 less', text: 'mug' });
  expect(pickShopNews([], [product('cup')])).toMatchObject({ label: 'New', title: 'cup' });
  expect(pickShopNews([], [])).toBeUndefined();
});
