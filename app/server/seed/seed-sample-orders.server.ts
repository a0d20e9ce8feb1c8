import { eq, sql } from 'drizzle-orm';
import { type SampleOrder, sampleAddress, sampleOrders, samplePhone } from '~/content/samples/sample-orders';
import { sampleUsers } from '~/content/samples/sample-users';
import type { Product } from '~/domain/catalogue/product';
import { unitDiscount } from '~/domain/pricing/pricing';
import { site } from '~site';
import { createCatalogue } from '../catalogue/catalogue.server';
import type { Database } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { orders } from '../db/schema/orders.server';
import { changeLockedStatus } from '../orders/change-status.server';
import { createOrders } from '../orders/orders.server';
import { recordPayment } from '../orders/record-payment.server';
import { refundLocked } from '../orders/refund-order.server';

const HOUR_MS = 60 * 60 * 1000;

interface Seeding {
  database: Database;
  /** Signs the secret links of orders. */
  secret: string;
  /** What `daysAgo` is counted from. */
  now: Date;
}

type Buyer = (typeof sampleUsers)[number];

function firstOptions({ attributes }: Product) {
  const color = attributes.colors[0]?.name;
  const size = attributes.size[0];
  return color || size ? { options: { ...(color && { color }), ...(size && { size }) } } : {};
}

/** At the shop's prices, out of its stock, under the next number: as an order is placed. */
async function place({ database, secret }: Seeding, buyer: Buyer, sample: SampleOrder, placedAt: Date) {
  const ids = sample.lines.map(({ productId }) => productId);
  const products = await createCatalogue(database).productsByIds(ids);
  const lines = sample.lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const unitPrice = product.price - unitDiscount(product.price, product.sale);
    return [{ productId, quantity, unitPrice, ...firstOptions(product) }];
  });
  const { firstName, lastName, email, id: userId } = buyer;
  return createOrders(database, { secret, clock: () => placedAt }).place({
    ...{ key: sample.idempotencyKey, lines, userId: userId },
    checkout: {
      contact: { name: `${firstName} ${lastName}`, email, phone: samplePhone },
      ...{ delivery: sampleAddress, paymentMethod: sample.paymentMethod, acceptTerms: true },
      ...(sample.notes && { notes: sample.notes }),
    },
  });
}

type SampleChange = SampleOrder['statusChanges'][number];

/** By the functions of the shop, so that payments, refunds and stock fit the status. */
async function applyChange(
  { database, secret }: Seeding,
  buyer: Buyer,
  { status, note }: SampleChange,
  { orderId, number, at }: { orderId: string; number: string; at: Date },
): Promise<void> {
  if (status === 'cancelled') {
    const owner = { id: buyer.id, email: buyer.email, emailVerified: true };
    await createOrders(database, { secret, clock: () => at }).cancel(owner, number);
    return;
  }
  const staff = sampleUsers.find(({ role }) => role === 'admin');
  await database.db.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return;
    const { orderTotal: amount, paymentMethod: provider } = order;
    if (status === 'paid') {
      const payment = { orderId, provider, reference: number, amount, currency: site.currency.code };
      await recordPayment(transaction, { ...payment, receivedAt: at }, at);
    } else if (status === 'refunded' && staff) {
      const refund = { amount, reason: note ?? '', reference: `${number}/R`, userId: staff.id };
      await refundLocked(transaction, order, refund, at);
    } else {
      await changeLockedStatus(transaction, order, { to: status, actor: 'admin', note, at });
    }
  });
}

/** What happened to the order afterwards, at its times. */
async function applyChanges(
  seeding: Seeding,
  buyer: Buyer,
  { statusChanges }: SampleOrder,
  order: { orderId: string; number: string },
  placedAt: Date,
): Promise<void> {
  for (const change of statusChanges) {
    const at = new Date(placedAt.getTime() + change.afterHours * HOUR_MS);
    await applyChange(seeding, buyer, change, { ...order, at });
  }
}

/**
 * Orders of the sample member, for a site in demo mode. May run at every start: an order that was made stays as it is, and
 * no letters are written about what is said to have happened long ago.
 */
export async function seedSampleOrders(seeding: Seeding): Promise<void> {
  const { database, now } = seeding;
  const buyer = sampleUsers.find(({ role }) => role === 'user');
  if (!buyer) return;
  for (const sample of sampleOrders) {
    const made = await database.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.idempotencyKey, sample.idempotencyKey));
    if (made.length > 0) continue;
    const placedAt = new Date(now.getTime() - sample.daysAgo * 24 * HOUR_MS);
    const placed = await place(seeding, buyer, sample, placedAt);
    // Sold out, or taken out of the range by its owner: then there is one order less to look at.
    if (placed.kind !== 'placed') continue;
    await applyChanges(seeding, buyer, sample, placed, placedAt);
    await database.db.delete(jobs).where(sql`${jobs.payload} ->> 'orderId' = ${placed.orderId}`);
  }
}
