import { getDueResponse } from '~/content/company/response-times';
import type { PackingDue } from '~/content/shop/order-status-texts';
import type { Product } from '~/domain/catalogue/product';
import { findOptionImage } from '~/domain/catalogue/product-options';
import type { Address, BuyerContact, PaymentMethod } from '~/domain/orders/checkout-schema';
import type { LineUnits } from '~/domain/orders/line-units';
import {
  getPackingStart,
  type Order,
  type OrderRefund,
  type OrderReturn,
  type ReceivedPayment,
  type Tracking,
} from '~/domain/orders/order';
import { listNextStatuses, type OrderStatus } from '~/domain/orders/order-status';
import type { CancellationRefund } from '~/domain/payments/split-refund';
import type { PricedCart } from '~/domain/pricing/pricing';
import { formatDate } from '~/sections/format/format-date';
import type { ShownOrderLine } from '~/sections/shop/order-line-list';
import { buildOrderStages, type OrderStage } from './order-stages';

interface ShownOrderFacts {
  number: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  priced: PricedCart;
  /** When an order that is not paid is cancelled. */
  paymentDeadline?: Date;
  contact: BuyerContact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  notes?: string;
  tracking?: Tracking;
  payments: readonly ReceivedPayment[];
  refunds: readonly OrderRefund[];
  returns: readonly OrderReturn[];
}

/** An order as its page shows it. */
export interface ShownOrder extends ShownOrderFacts {
  stages: readonly OrderStage[];
  lines: readonly ShownOrderLine[];
  /** Seats and gift cards only. */
  isDeliveredByEmail: boolean;
  /** What goes back when it is cancelled. */
  cancellation: CancellationRefund;
  canCancel: boolean;
  /** Until when it is packed. Absent when it is not to be packed now. */
  packing?: PackingDue;
  /** Until when something can be sent back. Absent when nothing can. */
  returnDeadline?: Date;
  /** By position of the line. */
  returnableUnits: LineUnits;
}

function toActions(order: Order, now: Date) {
  const { cancellation, returnDeadline, returnableUnits, isAnonymised } = order;
  const isReturnable =
    !isAnonymised &&
    returnDeadline &&
    now <= returnDeadline &&
    Object.values(returnableUnits).some((units) => units > 0);
  return {
    cancellation,
    returnableUnits,
    canCancel: listNextStatuses(order, 'buyer').includes('cancelled'),
    ...(isReturnable && { returnDeadline }),
  };
}

/** R-DUE-3: the day on which a paid parcel is packed. */
function toPacking(order: Order, now: Date): Pick<ShownOrder, 'packing'> {
  const start = getPackingStart(order);
  if (!start) return {};
  const { day, state } = getDueResponse('packing', start, now);
  return { packing: { day: formatDate(day), isOverdue: state === 'overdue' } };
}

interface Beside {
  /** The products of the lines that are in the shop. */
  products: readonly Product[];
  /** Where their reviews are written, by the id of the product. */
  reviewLinks: Readonly<Record<string, NonNullable<ShownOrderLine['review']>>>;
}

/** Adds the stages, what the buyer can do at `now`, and pictures and reviews of products that are in the shop. */
export function toShownOrder(order: Order, { products, reviewLinks }: Beside, now: Date): ShownOrder {
  const { number, status, paymentMethod, priced, contact, delivery, billing, gstin, notes } = order;
  const { tracking, payments, refunds, returns, paymentDeadline } = order;
  const currentProducts = new Map(products.map((product) => [product.id, product]));
  return {
    number,
    status,
    paymentMethod,
    priced,
    contact,
    delivery,
    ...(paymentDeadline && { paymentDeadline }),
    ...(billing && { billing }),
    ...(gstin && { gstin }),
    ...(notes && { notes }),
    ...(tracking && { tracking }),
    payments,
    refunds,
    returns,
    ...toActions(order, now),
    ...toPacking(order, now),
    isDeliveredByEmail: order.isDeliveredByEmail,
    stages: buildOrderStages(order, order.events),
    lines: order.lines.map((line) => {
      const image = findOptionImage(currentProducts.get(line.productId)?.images ?? [], line.options);
      const review = reviewLinks[line.productId];
      return { ...line, ...(image && { image }), ...(review && { review }) };
    }),
  };
}
