import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type SampleOrder, sampleAddress, sampleOrders, samplePhone } from '~/content/samples/sample-orders';
import { sampleUsers } from '~/content/samples/sample-users';
import type { Product } from '~/domain/catalogue/product';
import { unitDiscount } from '~/domain/pricing/pricing';
import { createCatalogue } from '../catalogue/catalogue.server';
import type { Database } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { createOrders } from '../orders/orders.server';

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
  const products = await createCatalogue(database).getProductsByIds(ids);
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

/** What happened to it afterwards, at its times. A cancelled one goes through the shop's own door: its stock comes back. */
async function goOn(
  { database, secret }: Seeding,
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
    await goOn(seeding, buyer, sample, placed, placedAt);
    await database.db.delete(jobs).where(sql`${jobs.payload} ->> 'orderId' = ${placed.orderId}`);
  }
}
