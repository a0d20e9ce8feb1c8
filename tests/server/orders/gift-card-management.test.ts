import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueGoods } from '~/server/orders/issued-goods.server';
import { engines } from '../../database/test-database';
import { actor, admin, openTestShop, START, type TestShop } from './test-shop';

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
    const reason = results[0] === 'voided' ? 'Lost' : 'Stolen';
    const details = await shop.giftCardManagement.getCard(admin, id);
    expect(details?.movements.map(({ kind, change, orderNumber }) => [kind, change, orderNumber])).toEqual([
      ['issue', WORTH, order.number],
      ['spend', -MUG, spending.number],
      ['void', -(WORTH - MUG), undefined],
    ]);
    expect(details?.movements[2]).toMatchObject({ by: 'Kabir Ahluwalia', reason });
    // What the card paid is back on it, and nobody can spend it.
    await shop.advance(spending.number, 'cancelled');
    expect(await shop.giftCardManagement.listCards(admin)).toMatchObject({
      openBalance: 0,
      cards: [{ id, state: 'void', balance: MUG }],
    });
  });

  test('a unit that cost nothing has no card', async () => {
    const { orderId } = await shop.place([['gift-card', 1]]);
    await shop.database.rows({ text: 'update order_lines set price = 0' });
    await shop.database.db.transaction((transaction) => issueGoods(transaction, orderId, START));
    expect(await shop.giftCards.listOfOrder(orderId)).toEqual([]);
  });

  test('an email about a card is not sent again without its recipient, nor when the card is void', async () => {
    const gift = { name: 'Meera', email: 'meera@example.com' };
    const order = await shop.place([['gift-card', 1]], { gift });
    await shop.advance(order.number, 'paid');
    const { cards } = await shop.giftCardManagement.listCards(admin);
    const id = cards[0]?.id ?? '';
    const setDelivery = (email: string) =>
      shop.database.rows({
        text: 'update gift_card_deliveries set email = $1, sent_at = $2, sendings = 1',
        values: [email, START],
      });
    const resend = () => shop.giftCardManagement.resendCard(admin, { id, sendings: 1 });
    await setDelivery('');
    expect(await resend()).toBe('refused');
    await setDelivery(gift.email);
    await shop.giftCardManagement.voidCard(admin, { id, reason: 'Lost' });
    expect(await resend()).toBe('refused');
    expect(await shop.database.rows({ text: `select from jobs where payload ->> 'sending' = '2'` })).toEqual(
      [],
    );
  });

  test('users without the permission neither see nor void a card', async () => {
    const order = await shop.place([['gift-card', 1]]);
    await shop.advance(order.number, 'paid');
    const [{ id = '' } = {}] = await shop.giftCards.listOfOrder(order.orderId);
    const management = shop.giftCardManagement;
    for (const attempt of [
      () => management.listCards(actor),
      () => management.getCard(actor, id),
      () => management.voidCard(actor, { id, reason: 'Lost' }),
      () => management.resendCard(actor, { id, sendings: 1 }),
    ])
      await expect(attempt()).rejects.toThrow('gift-cards.manage');
    expect(await shop.giftCards.listOfOrder(order.orderId)).toMatchObject([{ id, state: 'valid' }]);
  });
});
