import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AccountItems, mergeItems, NO_ITEMS } from '~/domain/account-items/account-items';
import { createInitialCart, setQuantity } from '~/domain/cart/cart';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { readKnownItems } from '~/state/account-items/known-account-items';
import { resetStores } from '~/state/fixtures/browser-state';
import { getCartStore, getTextStorage, getToastStore, getWishlistStore } from '~/state/stores';
import { exchangeAccountItems, hasUnsentChanges, removeAccountItems } from './exchange-account-items';

const mug = createProduct({ id: 'mug', name: 'Mug' });
const bowl = createProduct({ id: 'bowl', name: 'Bowl' });
const tile = createProduct({ id: 'tile', name: 'Tile' });
const samples = createInitialCart([{ product: tile, quantity: 2 }]);
const line = (productId: string, quantity: number) => ({ productId, quantity });

/** The account on the server. */
let server: { account: string; revision: number; items: AccountItems };
let requests: string[];
let respond: (response: Response) => Promise<Response>;

async function answer(url: string, init?: RequestInit): Promise<Response> {
  requests.push(init?.method ?? 'GET');
  const query = new URL(url, location.href).searchParams;
  if (!init?.body) {
    const isKnown = query.get('account') === server.account && query.get('revision') === `${server.revision}`;
    if (isKnown) return respond(new Response(null, { status: 204 }));
    return respond(Response.json({ ...server, products: [mug, bowl, tile] }));
  }
  const { account, base, own } = JSON.parse(String(init.body));
  if (account && account !== server.account) return respond(Response.json({}, { status: 409 }));
  const items = mergeItems(base, server.items, own);
  server = { ...server, revision: server.revision + 1, items };
  const sent = JSON.stringify(own);
  const stored = JSON.stringify(items);
  const products = [mug, bowl, tile].filter(
    ({ id }) => stored.includes(`"${id}"`) && !sent.includes(`"${id}"`),
  );
  return respond(Response.json({ ...server, products }));
}

const listCart = () =>
  getCartStore()
    .readLatest()
    .map(({ id, quantity }) => `${id} × ${quantity}`);
const listWishlist = () =>
  getWishlistStore()
    .readLatest()
    .map(({ id }) => id);

beforeEach(() => {
  resetStores();
  server = { account: 'meera', revision: 0, items: NO_ITEMS };
  requests = [];
  respond = async (response) => response;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

test('R-SYNC-1: at the first exchange nothing is lost, on either side, and a toast says what came', async () => {
  server = { ...server, revision: 4, items: { cart: [line('bowl', 2)], wishlist: ['tile'] } };
  getCartStore().setQuantity(mug, 1);
  getWishlistStore().toggle(mug);
  await exchangeAccountItems();
  expect(listCart()).toEqual(['mug × 1', 'bowl × 2']);
  expect(listWishlist()).toEqual(['mug', 'tile']);
  expect(server.items).toEqual({ cart: [line('bowl', 2), line('mug', 1)], wishlist: ['tile', 'mug'] });
  expect(getToastStore().get().at(-1)?.text).toBe('2 items from your account are in your cart now');
  expect(hasUnsentChanges()).toBe(false);
  await exchangeAccountItems();
  expect(requests).toEqual(['POST', 'GET']);
});

test('R-SYNC-3: samples stay until the account has something, and never reach it', async () => {
  getCartStore().replace(samples);
  await exchangeAccountItems();
  expect([listCart(), server.revision]).toEqual([['tile × 2'], 0]);
  getCartStore().setQuantity(mug, 1);
  await exchangeAccountItems();
  expect(listCart()).toEqual(['tile × 2', 'mug × 1']);
  expect(server.items.cart).toEqual([line('mug', 1)]);
  server = { ...server, revision: 9, items: { cart: [line('mug', 1), line('bowl', 1)], wishlist: [] } };
  await exchangeAccountItems();
  expect(listCart()).toEqual(['mug × 1', 'bowl × 1']);
});

test('R-SYNC-3: an account with an empty cart shows no samples on a new device', async () => {
  server = { ...server, revision: 2 };
  await exchangeAccountItems();
  getCartStore().saveFirst(samples);
  expect(listCart()).toEqual([]);
});

test('R-SYNC-2: a change during a request is not lost, and is sent with the next one', async () => {
  getCartStore().setQuantity(mug, 1);
  getCartStore().setQuantity(bowl, 1);
  respond = async (response) => {
    getCartStore().setQuantity(mug, 3);
    getCartStore().setQuantity(bowl, 0);
    return response;
  };
  await exchangeAccountItems();
  expect([listCart(), hasUnsentChanges()]).toEqual([['mug × 3'], true]);
  respond = async (response) => response;
  await exchangeAccountItems();
  expect([listCart(), server.items.cart]).toEqual([['mug × 3'], [line('mug', 3)]]);
});

test('R-SYNC-2: without network the changes stay, and are sent when it is back', async () => {
  getCartStore().setQuantity(mug, 2);
  respond = () => Promise.reject(new TypeError('offline'));
  await exchangeAccountItems();
  expect([listCart(), hasUnsentChanges()]).toEqual([['mug × 2'], true]);
  respond = async (response) => response;
  // The request had arrived, and only its response was lost.
  await exchangeAccountItems();
  expect([listCart(), server.items.cart]).toEqual([['mug × 2'], [line('mug', 2)]]);
});

test.each([500, 429, 422, 400])(
  'R-SYNC-2: a refused request (%i) changes nothing in the browser',
  async (status) => {
    getCartStore().setQuantity(mug, 2);
    respond = async () => new Response('no JSON', { status });
    await exchangeAccountItems();
    expect([listCart(), readKnownItems(getTextStorage())]).toEqual([['mug × 2'], undefined]);
  },
);

test('R-SYNC-4: after the session only what the account does not have stays in the browser', async () => {
  getCartStore().replace(setQuantity(samples, mug, 2).cart);
  getWishlistStore().toggle(bowl);
  await exchangeAccountItems();
  getCartStore().setQuantity(bowl, 1);
  removeAccountItems();
  expect([listCart(), listWishlist()]).toEqual([['tile × 2', 'bowl × 1'], []]);
  expect(readKnownItems(getTextStorage())).toBeUndefined();
  await exchangeAccountItems();
  expect(listCart()).toEqual(['bowl × 1', 'mug × 2']);
});

test.each([
  ['asks', 0, 200],
  ['sends', 1, 401],
])(
  'R-SYNC-4: a browser that %s after the end of its session loses the items of the account',
  async (_, units, status) => {
    getCartStore().setQuantity(mug, 2);
    await exchangeAccountItems();
    if (units > 0) getWishlistStore().toggle(bowl);
    respond = async () => Response.json({ account: null }, { status });
    await exchangeAccountItems();
    expect([listCart(), localStorage.getItem('tessera.cart.v1')]).toEqual([[], '[]']);
  },
);

test.each([0, 1])(
  'R-SYNC-4: another account gets nothing of the former one (%i own changes)',
  async (changes) => {
    getCartStore().setQuantity(mug, 2);
    await exchangeAccountItems();
    if (changes > 0) getCartStore().setQuantity(bowl, changes);
    server = { account: 'kabir', revision: 1, items: { cart: [line('tile', 1)], wishlist: [] } };
    await exchangeAccountItems();
    const own = changes > 0 ? ['bowl × 1'] : [];
    expect(listCart()).toEqual([...own, 'tile × 1']);
    expect(server.items.cart.map(({ productId }) => productId)).not.toContain('mug');
  },
);
