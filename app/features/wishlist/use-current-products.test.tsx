import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CurrentProducts, useCurrentProducts } from './use-current-products';

const mug = {
  id: 'mug',
  name: 'Mug',
  price: 64_900,
  images: [],
  stock: 3,
  attributes: { colors: [], size: [] },
  review: { count: 0, stars: 0 },
  description: 'Stoneware.',
  url: '/shop/single/mug',
};

let latest: CurrentProducts;
let changeIds: (ids: string[]) => void;
const fakeFetch = vi.fn<typeof fetch>();

function Probe() {
  const [ids, setIds] = useState(['mug', 'left-the-range']);
  changeIds = setIds;
  latest = useCurrentProducts(ids);
  return null;
}

const createTestRoot = () => createRoot(document.createElement('div'));
let root: ReturnType<typeof createTestRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fakeFetch);
  fakeFetch.mockReset().mockImplementation(async () => Response.json({ products: [mug] }));
  root = createTestRoot();
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const readProduct = (id: string) =>
  latest.status === 'known' ? latest.products.get(id)?.name : latest.status;
const isNoLongerSold = (id: string) => latest.status === 'known' && latest.products.get(id) === null;

test('R-WISHLIST-2: a product that was added in another tab is unknown until it was fetched', async () => {
  await act(async () => root.render(<Probe />));
  expect(readProduct('mug')).toBe('Mug');
  expect(isNoLongerSold('left-the-range')).toBe(true);

  const respond = Promise.withResolvers<Response>();
  fakeFetch.mockImplementation(() => respond.promise);
  await act(async () => changeIds(['mug', 'left-the-range', 'lamp']));
  expect(fakeFetch).toHaveBeenCalledTimes(2);
  expect(isNoLongerSold('lamp')).toBe(false);
  expect(readProduct('mug')).toBe('Mug');

  await act(async () => respond.resolve(Response.json({ products: [mug] })));
  expect(isNoLongerSold('lamp')).toBe(true);
});

test('after an error the products are fetched again when the tab becomes visible', async () => {
  fakeFetch.mockImplementation(async () => new Response(null, { status: 503 }));
  await act(async () => root.render(<Probe />));
  expect(readProduct('mug')).toBe('unavailable');

  fakeFetch.mockImplementation(async () => Response.json({ products: [mug] }));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(readProduct('mug')).toBe('Mug');
});
