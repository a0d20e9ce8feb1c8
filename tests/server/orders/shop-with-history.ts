import { DAY_MS } from '~/domain/time/durations';
import type { TestPayments } from './test-payments';
import { actor, owner, START, type TestShop } from './test-shop';

/** Orders of all kinds: paid in every way, cancelled, returned, refunded in part and in whole, with discount codes. */
export async function openShopWithHistory(shop: TestShop, online: TestPayments) {
  const { management, discountManagement, orders } = shop;

  async function refund(number: string, amount?: number, reference?: string) {
    const { version, refundable } = await shop.readOrder(number);
    const form = { number, version, reason: 'Damaged', amount: amount ?? refundable, reference };
    const result = await management.refund(actor, form);
    if (result.kind !== 'refunded') throw new Error(result.kind);
  }

  async function pay(number: string, amount: number, reference: string) {
    const { version } = await shop.readOrder(number);
    const payment = { provider: 'bank', reference, amount, receivedOn: '2026-05-04' } as const;
    return management.recordManualPayment(actor, { number, version, ...payment });
  }

  const saved = await discountManagement.createCode(
    { ...actor, user: { ...actor.user, role: 'admin' } },
    {
      code: 'MONSOON',
      kind: 'percent',
      value: 1250,
      minTotal: 0,
      maxUses: 20,
      isOncePerPerson: false,
    },
  );
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  const discount = { code: 'MONSOON' };

  const delivered = await shop.place(
    [
      ['mosaic-mug', 2],
      ['desk-mat', 1],
    ],
    { discount },
  );
  await shop.advance(delivered.number, 'paid', 'packed', 'shipped', 'delivered');

  const partlyRefunded = await shop.place([['desk-mat', 2]]);
  await shop.advance(partlyRefunded.number, 'paid', 'packed', 'shipped');
  await refund(partlyRefunded.number, 100_00, 'UTR-PART');

  const cancelled = await shop.place([['mosaic-mug', 3]], { email: 'ravi@example.com', discount });
  await shop.advance(cancelled.number, 'paid', 'cancelled');
  await refund(cancelled.number, undefined, 'UTR-CANCELLED');

  const byBuyer = await shop.place([['mosaic-mug', 1]], { userId: owner.id, email: owner.email, discount });
  await orders.cancel(owner, byBuyer.number);

  const twice = await shop.place([['desk-mat', 1]], { email: 'mira@example.com' });
  const { orderTotal } = (await shop.readOrder(twice.number)).order.priced;
  await pay(twice.number, 10_00, 'UTR-SHORT');
  await pay(twice.number, orderTotal, 'UTR-REST');
  await shop.advance(twice.number, 'packed');
  await refund(twice.number, 10_00, 'UTR-BACK');
  await refund(twice.number, undefined, 'UTR-WHOLE');

  const byCard = await shop.place([['mosaic-mug', 2]], { email: 'card@example.com' });
  await online.pay(byCard, { provider: 'stripe', method: 'card' });
  await refund(byCard.number, 50_00);
  await online.runJobs();

  const returned = await shop.place([['mosaic-mug', 4]], { userId: owner.id, email: owner.email });
  await shop.advance(returned.number, 'paid', 'packed', 'shipped', 'delivered');
  const requested = await orders.requestReturn(
    { number: returned.number, owner },
    { lines: { 0: 2 }, reason: 'Cracked' },
  );
  if (requested.kind !== 'requested') throw new Error(requested.kind);
  for (const to of ['approved', 'received', 'refunded'] as const) {
    const { version, returns } = await shop.readOrder(returned.number);
    const decision = {
      to,
      ...(to === 'received' && { restock: { 0: 1 } }),
      ...(to === 'refunded' && { reference: 'UTR-RETURN' }),
    };
    const result = await management.decideReturn(actor, {
      number: returned.number,
      version,
      returnId: returns[0]?.id ?? '',
      ...decision,
    });
    if (result.kind !== 'decided') throw new Error(result.kind);
  }

  const late = await shop.place([['desk-mat', 1]], { email: 'late@example.com', discount });
  shop.setNow(new Date(START.getTime() + 9 * DAY_MS));
  await shop.cancelUnpaid();
  shop.setNow(START);
  await pay(late.number, 500_00, 'UTR-LATE');

  await shop.place([['mosaic-mug', 1]], { email: 'open@example.com' });
  return { delivered: delivered.number, partlyRefunded: partlyRefunded.number, byCard: byCard.number };
}
