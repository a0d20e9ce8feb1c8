import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountItems, MAX_ACCOUNT_LINES, NO_ITEMS } from '~/domain/account-items/account-items';
import type { SignedIn } from '~/domain/auth/session';
import { type AccountItemsService, createAccountItems } from '~/server/account-items/account-items.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const withProducts = (...ids: string[]): AccountItems => ({
  cart: ids.map((productId) => ({ productId, quantity: 1 })),
  wishlist: [],
});
const clayMugs = (quantity: number): AccountItems => ({
  cart: [{ productId: 'mug', quantity, options: { color: 'Clay' } }],
  wishlist: ['bowl'],
});

describe.each(engines)('cart and wishlist of an account (%s)', (engine) => {
  let fixture: TestAccounts;
  let service: AccountItemsService;
  let meera: SignedIn;
  let kabir: SignedIn;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    service = createAccountItems(fixture.database, { clock: () => new Date() });
    meera = await fixture.signIn(createTestBrowser(), sampleUser);
    kabir = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(() => fixture.database.rows({ text: 'truncate account_items' }));

  async function merge(own: AccountItems, base = NO_ITEMS, actor = meera) {
    const state = await service.merge(actor, { base, own });
    if (state === 'full') throw new Error('The account is full.');
    return state;
  }
  const listProducts = ({ items }: { items: AccountItems }) => items.cart.map(({ productId }) => productId);

  test('R-SYNC-1: what a browser sends is stored for its user alone', async () => {
    expect(await service.read(meera)).toEqual({ account: meera.user.id, revision: 0, items: NO_ITEMS });
    const stored = { account: meera.user.id, revision: 1, items: clayMugs(2) };
    expect(await merge(clayMugs(2))).toEqual(stored);
    expect(await service.read(meera)).toEqual(stored);
    expect(await service.read(kabir)).toMatchObject({ revision: 0, items: NO_ITEMS });
  });

  test('R-SYNC-1: the same request again changes nothing, with the revision of before', async () => {
    await merge(clayMugs(2));
    expect(await merge(clayMugs(2))).toMatchObject({ revision: 1, items: clayMugs(2) });
    expect(await merge(clayMugs(2), clayMugs(2))).toMatchObject({ revision: 1 });
  });

  test('R-SYNC-1: a removal reaches the account, and another device does not bring the item back', async () => {
    await merge(clayMugs(2));
    expect(await merge(NO_ITEMS, clayMugs(2))).toMatchObject({ revision: 2, items: NO_ITEMS });
    expect(await merge(clayMugs(2), clayMugs(2))).toMatchObject({ revision: 2, items: NO_ITEMS });
  });

  test('R-SYNC-1: concurrent changes of several devices are all stored', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `product-${index}`);
    await Promise.all(ids.map((id) => merge(withProducts(id))));
    const state = await service.read(meera);
    expect(listProducts(state).sort()).toEqual(ids);
    expect(state.revision).toBe(ids.length);
  });

  test('more than an account can hold is refused, and nothing is lost', async () => {
    const many = withProducts(...Array.from({ length: MAX_ACCOUNT_LINES }, (_, index) => `product-${index}`));
    await merge(many);
    expect(await service.merge(meera, { base: NO_ITEMS, own: withProducts('one-more') })).toBe('full');
    expect(listProducts(await service.read(meera))).toHaveLength(MAX_ACCOUNT_LINES);
    expect(listProducts(await merge(withProducts('one-more'), many))).toEqual(['one-more']);
  });
});
