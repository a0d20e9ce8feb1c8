import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../database/test-database';
import { actor, admin, openTestShop, type TestShop } from './test-shop';

const WORTH = 2360_00;
const MUG = 765_82;

describe.each(engines)('R-GIFT-6: gift cards in the back office (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  test('staff see the cards with their movements, and void one with a reason, once', async () => {
    const order = await shop.place([['gift-card', 1]]);
    await shop.advance(order.number, 'paid');
    const [bought] = await shop.giftCards.listOfOrder(order.orderId);
    const { id = '', code = '' } = bought ?? {};
    const spending = await shop.place([['mosaic-mug', 1]], { discount: { code } });
    const list = await shop.giftCardManagement.listCards(admin);
    const end = code.slice(-4);
    expect(list).toMatchObject({
      openBalance: WORTH - MUG,
      cards: [{ id, orderNumber: order.number, codeEnd: end, state: 'valid', balance: WORTH - MUG }],
    });
    for (const search of [code, end, order.number.toLowerCase()])
      expect((await shop.giftCardManagement.listCards(admin, { search })).cards).toHaveLength(1);
    expect((await shop.giftCardManagement.listCards(admin, { search: 'nothing' })).cards).toEqual([]);
    const results = await Promise.all(
      ['Lost', 'Stolen'].map((reason) => shop.giftCardManagement.voidCard(admin, { id, reason })),
    );
    expect(results.toSorted()).toEqual(['already-void', 'voided']);
    const details = await shop.giftCardManagement.getCard(admin, id);
    expect(details?.movements.map(({ kind, change, orderNumber }) => [kind, change, orderNumber])).toEqual([
      ['issue', WORTH, order.number],
      ['spend', -MUG, spending.number],
      ['void', -(WORTH - MUG), undefined],
    ]);
    expect(details?.movements[2]).toMatchObject({ by: 'Kabir Ahluwalia' });
    await expect(shop.giftCardManagement.listCards(actor)).rejects.toThrow('gift-cards.manage');
  });
});
