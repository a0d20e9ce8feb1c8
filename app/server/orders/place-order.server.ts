import { eq } from 'drizzle-orm';
import { cartLinesSchema, idempotencyKeySchema } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { type Checkout, toStateOnly } from '~/domain/orders/checkout-schema';
import { getDeliveryNeeds, getFormNeeds } from '~/domain/orders/issued-kind';
import { site } from '~site';
import type { StockChange } from '../catalogue/catalogue-change.server';
import { compareLines, toCurrentProducts } from '../catalogue/quote-lines.server';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict, retryOnLostConnection } from '../db/retry.server';
import { orders } from '../db/schema/orders.server';
import { writeCodeUse } from '../discounts/code-uses.server';
import { reserveUnconfirmedEmail } from '../email/reserve-unconfirmed.server';
import { writeGiftDeliveries } from '../gift-cards/gift-deliveries.server';
import { createAccessKey } from './access-key.server';
import { applyRequestedCode } from './apply-requested-code.server';
import { changeLockedStatus } from './change-locked-status.server';
import {
  countUnits,
  countVariantUnits,
  lockProducts,
  type WrittenOrder,
  writeOrder,
} from './order-queries.server';
import { payByGiftCard } from './pay-by-gift-card.server';
import { hashRequest } from './request-hash.server';
import type { AcceptedRequest, OrderDeps, PlaceRequest, PlaceResult } from './types.server';

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
function toStockChanges(quote: Quote): StockChange[] {
  const { lines } = quote;
  const ofVariants = countVariantUnits(quote).map(
    ({ productId: id, stock: from, quantity }): StockChange => ({
      kind: 'variant-stock',
      id,
      from,
      to: from - quantity,
    }),
  );
  const products = new Map(lines.map(({ product }) => [product.id, product]));
  const ofProducts = [...countUnits(lines)].flatMap(([id, units]): StockChange[] => {
    const product = products.get(id);
    if (!product) return [];
    const { stock, categoryId = null } = product;
    return [{ kind: 'stock', id, category: categoryId, from: stock, to: stock - units }];
  });
  return [...ofProducts, ...ofVariants];
}

/** `repeated`: the key has an order. */
type Written =
  | { kind: 'written'; order: WrittenOrder; quote: Quote; checkout: Checkout }
  | Extract<PlaceResult, { kind: 'incomplete' }>
  | { kind: 'refused'; request: AcceptedRequest; result: Refused };

type Refused =
  | { kind: 'repeated' }
  | Extract<PlaceResult, { kind: 'changed' | 'discount-changed' | 'invalid' }>;

/** R-CHECKOUT-2: without a parcel no address is stored, and the phone number only serves the courier. */
const withoutAddress = (checkout: Checkout): Checkout => ({
  ...checkout,
  contact: { ...checkout.contact, phone: '' },
  delivery: toStateOnly(checkout.delivery.state),
});

/** An order that costs nothing is paid when it is placed. */
const payFreeOrder = (transaction: QueryBuilder, id: string, isDeliveredByEmail: boolean, at: Date) =>
  changeLockedStatus(
    transaction,
    { id, status: 'placed', paidAt: null, isDeliveredByEmail },
    { to: 'paid', actor: 'system', at },
  );

interface Writing {
  transaction: QueryBuilder;
  request: AcceptedRequest;
  /** The quote of the locked rows. */
  current: Quote;
}

/** Prices come from the locked rows, never from the browser. */
async function writeAtCurrentPrices(
  { clock, secret }: OrderDeps,
  { transaction, request, current }: Writing,
): Promise<Written> {
  const { key, userId, enteredBy } = request;
  const refuse = (result: Refused): Written => ({ kind: 'refused', request, result });
  if (current.changes.length > 0)
    return refuse({ kind: 'changed', changes: current.changes, quote: current });
  const placedAt = clock();
  const requested = await applyRequestedCode(transaction, secret, request, { quote: current, now: placedAt });
  if (requested.kind !== 'priced') return refuse(requested);
  const { quote, row, card } = requested;
  const { isDeliveredByEmail, hasGiftCard } = getDeliveryNeeds(quote);
  const checkout = isDeliveredByEmail ? withoutAddress(request.checkout) : request.checkout;
  if (!isDeliveredByEmail && checkout.delivery.line1 === '')
    return refuse({ kind: 'invalid', issues: ['Something of it is sent by courier: an address is needed.'] });
  const order = await writeOrder(transaction, {
    key,
    requestHash: hashRequest(request),
    userId,
    enteredBy,
    checkout,
    isDeliveredByEmail,
    quote,
    numberPrefix: site.orderNumberPrefix,
    placedAt,
    taxRateBasisPoints: site.tax.rateBasisPoints,
  });
  if (!order) return refuse({ kind: 'repeated' });
  const { email } = checkout.contact;
  if (row) await writeCodeUse(transaction, secret, { row, orderId: order.id, email, now: placedAt });
  if (!order.isEmailConfirmed) await reserveOrderEmail(transaction, order.id, email, placedAt);
  if (hasGiftCard && checkout.gift)
    await writeGiftDeliveries(transaction, order.id, { quote, gift: checkout.gift, at: placedAt });
  if (quote.priced.orderTotal === 0) await payFreeOrder(transaction, order.id, isDeliveredByEmail, placedAt);
  else if (card) await payByGiftCard(transaction, order, card, placedAt);
  return { kind: 'written', order, quote, checkout };
}

function writeInTransaction(deps: OrderDeps, request: PlaceRequest): Promise<Written> {
  return deps.db.transaction(async (transaction): Promise<Written> => {
    const rows = await lockProducts(
      transaction,
      request.lines.map(({ productId }) => productId),
    );
    const current = compareLines(request.lines, toCurrentProducts(rows));
    const { checkout } = request;
    const read = typeof checkout === 'function' ? checkout(getFormNeeds(current)) : { checkout };
    if ('issues' in read) return { kind: 'incomplete', issues: read.issues };
    return writeAtCurrentPrices(deps, { transaction, request: { ...request, ...read }, current });
  });
}

/**
 * R-ORDER-1: prices of the database, one transaction, never more than the stock. The same key with the same contents
 * returns the same order, with any stock. An earlier order with the key is read only when this one was not
 * written: a new order needs no query for it.
 */
export async function placeOrder(deps: OrderDeps, request: PlaceRequest): Promise<PlaceResult> {
  const issues = listIssues(request);
  if (issues.length > 0) return { kind: 'invalid', issues };
  const toResult = ({ id: orderId, number }: { id: string; number: string }) => ({
    orderId,
    number,
    accessKey: createAccessKey(deps, orderId),
  });
  // A commit whose answer was lost counts: the key is unique, so that a second run finds the order of the first.
  const written = await retryOnLostConnection(() => retryOnConflict(() => writeInTransaction(deps, request)));
  if (written.kind === 'written') {
    const { order, quote, checkout } = written;
    return { kind: 'placed', ...toResult(order), checkout, repeated: false, stock: toStockChanges(quote) };
  }
  const earlier = await findByKey(deps.db, request.key);
  if (!earlier) {
    if (written.kind === 'incomplete') return written;
    if (written.result.kind === 'repeated') throw new Error('The order of this key is gone.');
    return written.result;
  }
  const { orderId, number, accessKey } = toResult(earlier);
  if (written.kind === 'incomplete' || earlier.requestHash !== hashRequest(written.request))
    return { kind: 'key-conflict', number, accessKey };
  const { checkout } = written.request;
  return { kind: 'placed', orderId, number, accessKey, checkout, repeated: true, stock: [] };
}

/** An order is never refused because of the email limit. Above the limit, the order records that no email was sent. */
export async function reserveOrderEmail(
  transaction: QueryBuilder,
  orderId: string,
  email: string,
  now: Date,
): Promise<void> {
  if (await reserveUnconfirmedEmail(transaction, email, now)) return;
  await transaction.update(orders).set({ emailWithheld: true }).where(eq(orders.id, orderId));
}
