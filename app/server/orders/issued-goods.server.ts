import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isUnspent } from '~/domain/gift-cards/gift-card';
import type { Paise } from '~/domain/money/money';
import { getIssuedKind } from '~/domain/orders/issued-kind';
import type { IssuedUse } from '~/domain/orders/issued-use';
import {
  addLineUnits,
  getAllUnits,
  getSmallerUnits,
  type LineUnits,
  subtractLineUnits,
} from '~/domain/orders/line-units';
import { calculateLinesRefund } from '~/domain/orders/refund-amount';
import { priceCart } from '~/domain/pricing/pricing';
import type { QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { giftCards } from '../db/schema/gift-cards.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { tickets } from '../db/schema/tickets.server';
import { findUseOfCards, type GiftCardRow, lockCardsOfOrder } from '../gift-cards/card-rows.server';
import { issueGiftCards } from '../gift-cards/issue-gift-cards.server';
import { voidCardsOfOrder, voidCardsOfUnits } from '../gift-cards/void-gift-cards.server';
import {
  hasUsedTicket,
  issueTickets,
  voidTicketsOfOrder,
  voidTicketsOfUnits,
} from '../tickets/issue-tickets.server';
import { readLines } from './read-order.server';
import type { OrderRow } from './to-order.server';

/**
 * Issues the gift cards and tickets of an order that is paid now (R-GIFT-1, R-TICKET-1). A card is worth the list price of its
 * unit with tax: goods of that price. The transaction must have locked the order.
 */
export async function issueGoods(transaction: QueryBuilder, orderId: string, at: Date): Promise<void> {
  const { position, productId, quantity, price } = orderLines;
  const rows = await transaction
    .select({
      position,
      productId,
      quantity,
      price,
      categoryId: products.categoryId,
      taxRate: orders.taxRateBasisPoints,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const cards = rows
    .filter((row) => getIssuedKind(row) === 'gift-card' && row.price > 0)
    .flatMap((row) => {
      const amount = priceCart([{ price: row.price, quantity: 1 }], row.taxRate).orderTotal;
      return Array.from({ length: row.quantity }, () => ({ linePosition: row.position, amount }));
    });
  await issueGiftCards(transaction, orderId, cards, at);
  const seats = rows.filter((row) => getIssuedKind(row) === 'ticket');
  await issueTickets(transaction, orderId, seats, at);
}

/** The order was cancelled or refunded: its tickets, and the cards that were not spent, are void. */
export async function voidGoods(transaction: QueryBuilder, orderId: string, at: Date): Promise<void> {
  await voidCardsOfOrder(transaction, orderId, at);
  await voidTicketsOfOrder(transaction, orderId, at);
}

const countByLine = (rows: readonly Pick<GiftCardRow, 'linePosition'>[]): LineUnits =>
  addLineUnits(rows.map(({ linePosition }) => ({ [linePosition]: 1 })));

/**
 * The units of a refund whose cards and tickets become void: per line, as many are void as units are refunded. A refund that
 * failed left some of them void. Locks the cards, so that none becomes void until the transaction ends.
 */
export async function listUnitsToVoid(
  transaction: QueryBuilder,
  orderId: string,
  { lines, refunded }: { lines: LineUnits; refunded: readonly LineUnits[] },
): Promise<LineUnits> {
  await lockCardsOfOrder(transaction, orderId);
  const isVoid = (table: typeof giftCards | typeof tickets) =>
    and(eq(table.orderId, orderId), isNotNull(table.voidedAt));
  const { linePosition: cardLine } = giftCards;
  const cards = await transaction.select({ linePosition: cardLine }).from(giftCards).where(isVoid(giftCards));
  const { linePosition: ticketLine } = tickets;
  const seats = await transaction.select({ linePosition: ticketLine }).from(tickets).where(isVoid(tickets));
  const wanted = addLineUnits([...refunded, lines]);
  const missing = subtractLineUnits(wanted, countByLine([...cards, ...seats]));
  return getSmallerUnits(lines, missing);
}

/** Units of lines were refunded: their tickets, and their cards that were not spent, are void. */
export async function voidUnits(
  transaction: QueryBuilder,
  orderId: string,
  units: LineUnits,
  at: Date,
): Promise<void> {
  await voidCardsOfUnits(transaction, orderId, units, at);
  await voidTicketsOfUnits(transaction, orderId, units, at);
}

/** Why an order cannot be cancelled at `now` (R-GIFT-4, R-GIFT-8, R-TICKET-3). Locks its cards and tickets. */
export async function findUseOfOrder(
  transaction: QueryBuilder,
  orderId: string,
  now: Date,
): Promise<IssuedUse | undefined> {
  const valid = await lockCardsOfOrder(transaction, orderId);
  const use = await findUseOfCards(transaction, orderId, { valid, now });
  return use ?? ((await hasUsedTicket(transaction, orderId)) ? 'ticket-used' : undefined);
}

interface WantedRefund {
  amount: Paise;
  /** Those whose cards become void. */
  lines?: LineUnits | undefined;
  /** What was received and not refunded yet. */
  refundable: Paise;
}

/**
 * R-GIFT-4: why a refund is refused. What the order still holds after it must cover the cards that stay valid: a card that was
 * spent cannot be voided. Locks the cards.
 */
export async function findUseOfRefund(
  transaction: QueryBuilder,
  order: OrderRow,
  { amount, lines, refundable }: WantedRefund,
): Promise<IssuedUse | undefined> {
  const cards = await lockCardsOfOrder(transaction, order.id);
  if (cards.length === 0) return undefined;
  const unspent = countByLine(cards.filter(isUnspent));
  const all = countByLine(cards);
  const voided = amount === refundable ? unspent : (lines ?? {});
  const isTooMany = Object.entries(voided).some(
    ([position, count]) => (all[Number(position)] ?? 0) > 0 && count > (unspent[Number(position)] ?? 0),
  );
  if (isTooMany) return 'gift-card-spent';
  const rows = await readLines(transaction, order.id);
  const valid = subtractLineUnits(all, voided);
  const others = subtractLineUnits(getAllUnits(rows), valid);
  const price = calculateLinesRefund({ ...order, lines: rows }, others, valid);
  if (refundable - amount >= price) return undefined;
  return cards.every(isUnspent) ? 'gift-card-valid' : 'gift-card-spent';
}
