import { eq, sql } from 'drizzle-orm';
import { type SampleOrder, sampleAddress, sampleOrders, samplePhone } from '~/content/samples/sample-orders';
import { sampleUsers } from '~/content/samples/sample-users';
import { toTransferMethod } from '~/domain/payments/payment-method';
import { HOUR_MS } from '~/domain/time/durations';
import { site } from '~site';
import { createCatalogue } from '../catalogue/catalogue.server';
import type { Database } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { orders } from '../db/schema/orders.server';
import { changeLockedStatus } from '../orders/change-locked-status.server';
import { createOrders } from '../orders/orders.server';
import { recordPayment } from '../orders/record-payment.server';
import { refundLocked } from '../orders/refund-order.server';
import { quoteSampleLines } from './quote-sample-lines.server';

interface SeedOptions {
  database: Database;
  /** Signs the secret links of orders. */
  secret: string;
  /** `daysAgo` counts from this time. */
  now: Date;
}

type Buyer = (typeof sampleUsers)[number];

/** Places the order like a buyer: with current prices, stock and the next number. */
async function placeSampleOrder(
  { database, secret }: SeedOptions,
  buyer: Buyer,
  sample: SampleOrder,
  placedAt: Date,
) {
  const lines = await quoteSampleLines(createCatalogue(database), sample.lines);
  const { firstName, lastName, email, id: userId } = buyer;
  return createOrders(database, { secret, clock: () => placedAt }).place({
    key: sample.idempotencyKey,
    lines,
    userId,
    checkout: {
      contact: { name: `${firstName} ${lastName}`, email, phone: samplePhone },
      delivery: sampleAddress,
      paymentMethod: sample.paymentMethod,
      acceptTerms: true,
      ...(sample.notes && { notes: sample.notes }),
    },
  });
}

type SampleChange = SampleOrder['statusChanges'][number];

/** Uses the services, so that payments, refunds and stock fit the status. */
async function applyStatusChange(
  { database, secret }: SeedOptions,
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
    const { orderTotal: amount, paymentMethod } = order;
    const provider = toTransferMethod(paymentMethod);
    if (status === 'paid') {
      const payment = { orderId, provider, reference: number, amount, currency: site.currency.code };
      await recordPayment(transaction, { ...payment, receivedAt: at }, at);
    } else if (status === 'refunded' && staff) {
      const refund = { amount, reason: note ?? '', reference: `${number}/R`, userId: staff.id };
      await refundLocked(transaction, order, refund, at);
    } else {
      await changeLockedStatus(transaction, order, { to: status, actor: 'staff', note, at });
    }
  });
}

/**
 * Adds the missing orders of the sample user, for demo mode. Runs at every start and never changes existing orders. No emails
 * are sent about them.
 */
export async function seedSampleOrders(options: SeedOptions): Promise<void> {
  const { database, now } = options;
  const buyer = sampleUsers.find(({ role }) => role === 'user');
  if (!buyer) return;
  for (const sample of sampleOrders) {
    const existing = await database.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.idempotencyKey, sample.idempotencyKey));
    if (existing.length > 0) continue;
    const placedAt = new Date(now.getTime() - sample.daysAgo * 24 * HOUR_MS);
    const placed = await placeSampleOrder(options, buyer, sample, placedAt);
    // A product is sold out or no longer published.
    if (placed.kind !== 'placed') continue;
    for (const change of sample.statusChanges) {
      const at = new Date(placedAt.getTime() + change.afterHours * HOUR_MS);
      await applyStatusChange(options, buyer, change, { ...placed, at });
    }
    await database.db.delete(jobs).where(sql`${jobs.payload} ->> 'orderId' = ${placed.orderId}`);
  }
}
