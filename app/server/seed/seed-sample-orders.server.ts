import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type SampleOrder, sampleAddress, sampleOrders, samplePhone } from '~/content/samples/sample-orders';
import { sampleUsers } from '~/content/samples/sample-users';
import type { Product } from '~/domain/catalogue/product';
import { calculateUnitDiscount } from '~/domain/pricing/pricing';
import { createCatalogue } from '../catalogue/catalogue.server';
import type { Database } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { createOrders } from '../orders/orders.server';

const HOUR_MS = 60 * 60 * 1000;

interface SeedOptions {
  database: Database;
  /** Signs the secret links of orders. */
  secret: string;
  /** `daysAgo` counts from this time. */
  now: Date;
}

type Buyer = (typeof sampleUsers)[number];

function firstOptions({ attributes }: Product) {
  const color = attributes.colors[0]?.name;
  const size = attributes.size[0];
  return color || size ? { options: { ...(color && { color }), ...(size && { size }) } } : {};
}

/** Places the order like a buyer: with current prices, stock and the next number. */
async function placeSampleOrder(
  { database, secret }: SeedOptions,
  buyer: Buyer,
  sample: SampleOrder,
  placedAt: Date,
) {
  const ids = sample.lines.map(({ productId }) => productId);
  const products = await createCatalogue(database).getProductsByIds(ids);
  const lines = sample.lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const unitPrice = product.price - calculateUnitDiscount(product.price, product.sale);
    return [{ productId, quantity, unitPrice, ...firstOptions(product) }];
  });
  const { firstName, lastName, email, id: userId } = buyer;
  return createOrders(database, { secret, clock: () => placedAt }).place({
    ...{ key: sample.idempotencyKey, lines, userId },
    checkout: {
      contact: { name: `${firstName} ${lastName}`, email, phone: samplePhone },
      ...{ delivery: sampleAddress, paymentMethod: sample.paymentMethod, acceptTerms: true },
      ...(sample.notes && { notes: sample.notes }),
    },
  });
}

/** Applies the later status changes. A cancellation uses the service, so that the stock is restored. */
async function applyStatusChanges(
  { database, secret }: SeedOptions,
  buyer: Buyer,
  { statusChanges }: SampleOrder,
  order: { orderId: string; number: string },
  placedAt: Date,
) {
  const { orderId, number } = order;
  for (const { status, afterHours, note } of statusChanges) {
    const at = new Date(placedAt.getTime() + afterHours * HOUR_MS);
    if (status === 'cancelled') {
      const owner = { id: buyer.id, email: buyer.email, emailVerified: true };
      await createOrders(database, { secret, clock: () => at }).cancel(owner, number);
      continue;
    }
    const event = { id: uuid(), orderId, status, actor: 'admin', note, createdAt: at } as const;
    await database.db.transaction(async (transaction) => {
      await transaction.insert(orderEvents).values(event);
      await transaction
        .update(orders)
        .set({ status, ...(status === 'paid' && { paidAt: at }) })
        .where(eq(orders.id, orderId));
    });
  }
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
    await applyStatusChanges(options, buyer, sample, placed, placedAt);
    await database.db.delete(jobs).where(sql`${jobs.payload} ->> 'orderId' = ${placed.orderId}`);
  }
}
