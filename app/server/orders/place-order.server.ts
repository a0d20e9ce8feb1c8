import { cartLinesSchema, idempotencyKeySchema } from '~/domain/cart/order-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { site } from '~site';
import type { StockChange } from '../catalogue/catalogue-change.server';
import {
  type CurrentRow,
  compareLines,
  currentColumns,
  toCurrentProducts,
} from '../catalogue/quote-lines.server';
import type { Database, SqlClient } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { createAccessKey } from './access-key.server';
import { hashRequest } from './request-hash.server';
import { reserveEmail } from './reserve-order-email.server';
import type { OrdersOptions, PlaceRequest, PlaceResult } from './types.server';
import { unitsByProduct, writeOrder } from './write-order.server';

const DEFAULT_NUMBER_PREFIX = 'TS';

/** Always in the order of their ids: two carts with the same products wait for each other, never both for ever. */
const LOCK = `select ${currentColumns} from products p left join categories c on c.id = p.category_id
  where p.id = any($1::text[]) order by p.id for update of p`;

function faultsOf({ key, lines }: PlaceRequest): string[] {
  const checked = [idempotencyKeySchema.safeParse(key), cartLinesSchema.safeParse(lines)];
  return checked.flatMap(({ error }) => error?.issues.map((issue) => issue.message) ?? []);
}

async function lockAndCompare(session: SqlClient, lines: PlaceRequest['lines']): Promise<Quote> {
  const rows = await session.rows<CurrentRow>({
    name: 'lock-products',
    text: LOCK,
    values: [[...new Set(lines.map((line) => line.productId))]],
  });
  return compareLines(lines, toCurrentProducts(rows));
}

interface EarlierOrder {
  id: string;
  number: string;
  request_hash: string;
}

async function findByKey(session: SqlClient, key: string): Promise<EarlierOrder | undefined> {
  const [earlier] = await session.rows<EarlierOrder>({
    name: 'order-by-key',
    text: 'select id, number, request_hash from orders where idempotency_key = $1',
    values: [key],
  });
  return earlier;
}

/** What an order took out of stock. The quote was made from the locked rows. */
function takenFrom({ lines }: Quote): StockChange[] {
  const products = new Map(lines.map(({ product }) => [product.id, product]));
  return [...unitsByProduct({ lines })].flatMap(([id, units]) => {
    const product = products.get(id);
    if (!product) return [];
    const { stock, categoryId = null } = product;
    return [{ kind: 'stock', id, category: categoryId, from: stock, to: stock - units }];
  });
}

/**
 * Takes an order or says why not. Prices come from the locked rows, never from the browser. An earlier order under the
 * same key is looked for only when this one could not be written: it is in nobody's way otherwise.
 */
export async function placeOrder(
  database: Database,
  { secret, clock, numberPrefix = DEFAULT_NUMBER_PREFIX }: OrdersOptions,
  request: PlaceRequest,
): Promise<PlaceResult> {
  const faults = faultsOf(request);
  if (faults.length > 0) return { kind: 'invalid', faults };
  const { key, lines, checkout, userId } = request;
  const requestHash = hashRequest(request);
  const placed = (
    order: { id: string; number: string },
    repeated: boolean,
    stock: StockChange[],
  ): PlaceResult => ({
    kind: 'placed',
    orderId: order.id,
    number: order.number,
    accessKey: createAccessKey(secret, order.id),
    repeated,
    stock,
  });

  const { order, quote } = await retryOnConflict(() =>
    database.transaction(async (session) => {
      const quote = await lockAndCompare(session, lines);
      if (quote.changes.length > 0) return { quote };
      const { rateBasisPoints: taxRateBasisPoints } = site.tax;
      const placedAt = clock();
      const details = {
        key,
        requestHash,
        userId,
        checkout,
        quote,
        taxRateBasisPoints,
        numberPrefix,
        placedAt,
      };
      const order = await writeOrder(session, details);
      if (order && !order.isEmailConfirmed)
        await reserveEmail(database, session, order.id, request, placedAt);
      return { quote, order };
    }),
  );
  if (order) return placed(order, false, takenFrom(quote));

  const earlier = await findByKey(database, key);
  if (!earlier) return { kind: 'changed', changes: quote.changes, quote };
  if (earlier.request_hash === requestHash) return placed(earlier, true, []);
  return { kind: 'key-conflict', number: earlier.number, accessKey: createAccessKey(secret, earlier.id) };
}
