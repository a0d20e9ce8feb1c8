import { createCodePricing } from '~/domain/discounts/code-pricing';
import type { InvoiceSummary } from '~/domain/invoices/invoice';
import { getPaymentDeadline } from '~/domain/orders/checkout-limits';
import type { LineUnits } from '~/domain/orders/line-units';
import type { Order, OrderEvent, OrderLine, Tracking } from '~/domain/orders/order';
import { getReturnDeadline, listReturnableUnits } from '~/domain/orders/order-return';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { PaymentBalance } from '~/domain/payments/payment';
import { splitCancellation } from '~/domain/payments/split-refund';
import { type PricedCart, priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import type { orderEvents, orderLines, orders } from '../db/schema/orders.server';
import { calculateBalance, type OrderMoneyRows, toPayment, toRefund } from './order-money.server';
import { type ReturnRow, toReturn } from './returns/read-returns.server';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;

/** What is stored of an order besides its row. All of it begins with the oldest. */
export interface OrderParts {
  lines: LineRow[];
  events: EventRow[];
  money: OrderMoneyRows;
  returns: ReturnRow[];
  invoices: InvoiceSummary[];
}

function toLine({ productId, name, quantity, options, price, unitDiscount, sale }: LineRow): OrderLine {
  return {
    productId,
    name,
    quantity,
    price,
    unitDiscount,
    ...(options && { options }),
    ...(sale && { sale }),
  };
}

function toEvent({ status, actor, note, createdAt }: EventRow): OrderEvent {
  return { status, actor, at: createdAt, ...(note !== null && { note }) };
}

/** The amounts are those of the order. Only their explanation is calculated again. */
function restorePrices(row: OrderRow, lines: readonly LineRow[]): PricedCart {
  const { total, discount, tax, orderTotal, taxRateBasisPoints, discountCode: code, codeDiscount } = row;
  const shares = lines.map((line) => line.codeDiscount);
  const priceable = lines.map(toLine);
  const applied = code === null ? undefined : { code, shares };
  const priced = priceCart(
    priceable,
    taxRateBasisPoints,
    site.currency.label,
    applied && createCodePricing(applied),
  );
  return {
    ...priced,
    total,
    discount: discount - codeDiscount,
    taxable: total - discount,
    tax,
    orderTotal,
  };
}

function toTracking({ details }: EventRow): Tracking | undefined {
  const { carrier, trackingUrl: url } = details ?? {};
  return carrier || url ? { ...(carrier && { carrier }), ...(url && { url }) } : undefined;
}

/** Deadlines and the parcel, as far as the status of the order has them. */
function toProgress(
  { status, paidAt, createdAt, isDeliveredByEmail, dueOn }: OrderRow,
  statusEvents: readonly EventRow[],
  { outstanding }: PaymentBalance,
) {
  const findLastEvent = (wanted: OrderStatus) => statusEvents.findLast((event) => event.status === wanted);
  const shipped = findLastEvent('shipped');
  const delivered = findLastEvent('delivered');
  const tracking = shipped && toTracking(shipped);
  return {
    ...(tracking && { tracking }),
    ...(dueOn !== null && { dueOn }),
    ...(status === 'placed' &&
      !paidAt &&
      !dueOn &&
      outstanding > 0 && { paymentDeadline: getPaymentDeadline(createdAt) }),
    ...(status === 'delivered' &&
      !isDeliveredByEmail &&
      delivered && { returnDeadline: getReturnDeadline(delivered.createdAt) }),
  };
}

/** R-ORDER-17: how an order came that staff entered. */
function toChannel(statusEvents: readonly EventRow[]): Pick<Order, 'channel'> {
  const channel = statusEvents.find(({ status }) => status === 'placed')?.details?.channel;
  return channel ? { channel } : {};
}

/** The units of refunds that did not fail. */
export const listRefundedUnits = ({ refunds }: OrderMoneyRows): LineUnits[] =>
  refunds.filter(({ state }) => state !== 'failed').map(({ lines }) => lines ?? {});

/** An order as its buyer may read it: internal notes are left out. */
export function toOrder(row: OrderRow, parts: OrderParts): Order {
  const { lines: lineRows, events, money, returns, invoices } = parts;
  const { id, number, status, createdAt, contact, delivery, billing, gstin, paymentMethod, notes } = row;
  const lines = lineRows.map(toLine);
  const statusEvents = events.filter(({ kind }) => kind === 'status');
  const balance = calculateBalance(row, money);
  return {
    id,
    number,
    status,
    paid: row.paidAt !== null,
    isDeliveredByEmail: row.isDeliveredByEmail,
    createdAt,
    ...toChannel(statusEvents),
    contact,
    delivery,
    ...(billing && { billing }),
    ...(gstin !== null && { gstin }),
    paymentMethod,
    ...(notes !== null && { notes }),
    lines,
    priced: restorePrices(row, lineRows),
    events: statusEvents.map(toEvent),
    version: row.version,
    payments: money.payments.map(toPayment),
    refunds: money.refunds.map(toRefund),
    returns: returns.map((each) => toReturn(each, events)),
    invoices,
    balance,
    cancellation: splitCancellation(money),
    ...toProgress(row, statusEvents, balance),
    returnableUnits: listReturnableUnits({ lines, refundedUnits: listRefundedUnits(money), returns }),
    isEmailConfirmed: row.emailConfirmedAt !== null,
    isEmailWithheld: row.emailWithheld && row.emailConfirmedAt === null,
    ...(row.anonymisedAt && { isAnonymised: true }),
  };
}
