import { eq } from 'drizzle-orm';
import { cartLinesSchema, idempotencyKeySchema } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { site } from '~site';
import type { StockChange } from '../catalogue/catalogue-change.server';
import { compareLines, toCurrentProducts } from '../catalogue/quote-lines.server';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { orders } from '../db/schema/orders.server';
import { createAccessKey } from './access-key.server';
import { countUnits, lockProducts, writeOrder } from './order-queries.server';
import { hashRequest } from './request-hash.server';
import { reserveOrderEmail } from './reserve-order-email.server';
import type { OrderDeps, PlaceRequest, PlaceResult } from './types.server';

const DEFAULT_NUMBER_PREFIX = 'TS';

function listIssues({ key, lines }: PlaceRequest): string[] {
  const results = [idempotencyKeySchema.safeParse(key), cartLinesSchema.safeParse(lines)];
  return results.flatMap(({ error }) => error?.issues.map((issue) => issue.message) ?? []);
}

async function findByKey(db: QueryBuilder, key: string) {
  const { id, number, requestHash } = orders;
  const [earlier] = await db
    .select({ id, number, requestHash })
    .from(orders)
    .where(eq(orders.idempotencyKey, key));
  return earlier;
}

/** The stock that an order takes. The quote was made from the locked rows. */
function toStockChanges({ lines }: Quote): StockChange[] {
  const products = new Map(lines.map(({ product }) => [product.id, product]));
  return [...countUnits({ lines })].flatMap(([id, units]) => {
    const product = products.get(id);
    if (!product) return [];
    const { stock, categoryId = null } = product;
    return [{ kind: 'stock', id, category: categoryId, from: stock, to: stock - units }];
  });
}

/** Prices come from the locked rows, never from the browser. Without an order, the lines changed or the key is used. */
function writeInTransaction(
  { db, clock, numberPrefix = DEFAULT_NUMBER_PREFIX }: OrderDeps,
  { key, lines, checkout, userId }: PlaceRequest,
  requestHash: string,
) {
  return db.transaction(async (transaction) => {
    const rows = await lockProducts(
      transaction,
      lines.map(({ productId }) => productId),
    );
    const quote = compareLines(lines, toCurrentProducts(rows));
    if (quote.changes.length > 0) return { quote };
    const placedAt = clock();
    const order = await writeOrder(transaction, {
      ...{ key, requestHash, userId, checkout, quote, numberPrefix, placedAt },
      taxRateBasisPoints: site.tax.rateBasisPoints,
    });
    if (order && !order.isEmailConfirmed)
      await reserveOrderEmail(transaction, order.id, checkout.contact.email, placedAt);
    return { quote, order };
  });
}

/**
 * R-ORDER-1: prices of the database, one transaction, never more than the stock. The same key with the same contents
 * returns the same order, whatever the stock is then. An earlier order with the key is read only when this one was not
 * written: a new order needs no query for it.
 */
export async function placeOrder(deps: OrderDeps, request: PlaceRequest): Promise<PlaceResult> {
  const issues = listIssues(request);
  if (issues.length > 0) return { kind: 'invalid', issues };
  const requestHash = hashRequest(request);
  const toResult = ({ id: orderId, number }: { id: string; number: string }) => ({
    orderId,
    number,
    accessKey: createAccessKey(deps, orderId),
  });
  const { order, quote } = await retryOnConflict(() => writeInTransaction(deps, request, requestHash));
  if (order) return { kind: 'placed', ...toResult(order), repeated: false, stock: toStockChanges(quote) };

  const earlier = await findByKey(deps.db, request.key);
  if (!earlier) return { kind: 'changed', changes: quote.changes, quote };
  if (earlier.requestHash === requestHash)
    return { kind: 'placed', ...toResult(earlier), repeated: true, stock: [] };
  const { number, accessKey } = toResult(earlier);
  return { kind: 'key-conflict', number, accessKey };
}
