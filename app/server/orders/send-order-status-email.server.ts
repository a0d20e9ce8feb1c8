import { eq } from 'drizzle-orm';
import type { NotificationPayload } from '~/domain/notifications/notifications';
import { type LineUnits, pickUnits } from '~/domain/orders/line-units';
import { formatAddressLines, type Order } from '~/domain/orders/order';
import type { Database, QueryBuilder } from '../db/database.server';
import { orderEvents } from '../db/schema/orders.server';
import type {
  DocumentPlace,
  OrderUpdate,
  RefundedGoods,
  RefundScope,
} from '../email/templates/order-status.server';
import type { EmailQueue, UnconfirmedContent } from '../email/types.server';
import { listCardsOfOrder } from '../gift-cards/gift-cards.server';
import { type GiftCardDeps, listDeliveriesOfOrder } from '../gift-cards/gift-deliveries.server';
import { readInvoiceAttachment } from '../invoices/read-invoices.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { listTicketsOfOrder } from '../tickets/tickets.server';
import { isEmailOutsideLimit, toBuyer, toBuyerName, toOrderPath } from './buyer-email.server';
import { enqueueMilestoneEmail, type MilestoneUpdate } from './milestone-email.server';
import { notifyOwners, notifyOwnersOf } from './notify-owners.server';
import { readOrderById } from './read-order.server';
import { createReturnEmail, createReturnStaffEmail } from './returns/return-emails.server';
import type { EventRow } from './to-order.server';

interface Options {
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
}

/** An invoice has a name and an address. Anyone can enter an email, so an unconfirmed one gets no attachment. */
const toDocumentPlace = ({ isEmailConfirmed }: Order): DocumentPlace =>
  isEmailConfirmed ? 'attached' : 'on-page';

/** The codes of the gift cards that the buyer keeps, where the others go, and how many tickets there are. */
async function readIssued(deps: GiftCardDeps, { id: orderId, isEmailConfirmed }: Order) {
  const cards = await listCardsOfOrder(deps, orderId);
  const deliveries = await listDeliveriesOfOrder(deps, orderId);
  const tickets = await listTicketsOfOrder(deps, orderId);
  const giftCards = cards.flatMap(({ code, amount, endsAt }) =>
    code === undefined ? [] : [{ code, amount, endsAt: endsAt.toISOString() }],
  );
  return {
    ...(giftCards.length > 0 && { giftCards }),
    ...(tickets.length > 0 && { tickets: tickets.length }),
    ...(deliveries.length > 0 && {
      gifts: deliveries.map(({ sendOn, name }) => ({ sendOn, ...(isEmailConfirmed && { to: name }) })),
    }),
  };
}

/** A refund that an email announced before: staff noted its transfer, or its provider made it. */
const isAnnounced = ({ kind, details }: EventRow): boolean =>
  kind === 'refund' && (details?.amount === undefined || details.refundState !== undefined);

/** The refund that the event says is made. */
const findTransferred = ({ refunds }: Order, { details }: EventRow) =>
  refunds.find(({ reference }) => reference === details?.reference);

/** Of a refund that does not end the order. What goes back after a cancellation is not beyond the price. */
function getPartScope({ status, details }: EventRow): RefundScope {
  if (status === 'cancelled') return 'cancelled';
  return details?.isExcess ? 'excess' : 'part';
}

/** The units of a refund, without their prices. */
const toGoods = ({ lines }: Order, units: LineUnits): RefundedGoods[] =>
  pickUnits(lines, units).map(({ name, quantity, options }) => ({ name, quantity, options }));

const toDeliveryLines = ({ contact, delivery }: Order) => [contact.name, ...formatAddressLines(delivery)];

/** `undefined` for an event without an email, such as a packed parcel. */
async function toUpdate(
  db: QueryBuilder,
  secret: string,
  order: Order,
  event: EventRow,
): Promise<OrderUpdate | undefined> {
  const { kind, status, details, createdAt: at } = event;
  const { amount, cardAmount, reference, invoiceNumber, lines: units = {} } = details ?? {};
  const document = invoiceNumber === undefined ? undefined : toDocumentPlace(order);
  const note = event.note ?? undefined;
  const refund = { status: 'refunded', amount: amount ?? 0, cardAmount, reference, document, note } as const;
  if (isAnnounced(event)) {
    const transferred = findTransferred(order, event);
    return transferred && { ...refund, amount: transferred.amount, scope: 'transferred' };
  }
  if (kind === 'refund') return { ...refund, scope: getPartScope(event), goods: toGoods(order, units) };
  if (kind === 'address')
    return { status: 'address', ...(order.isEmailConfirmed && { delivery: toDeliveryLines(order) }) };
  if (kind !== 'status') return undefined;
  switch (status) {
    case 'paid':
      return {
        status,
        isDeliveredByEmail: order.isDeliveredByEmail,
        document,
        ...(await readIssued({ db, secret, clock: () => at }, order)),
      };
    case 'shipped':
      return { status, tracking: order.tracking };
    case 'delivered':
      return { status, returnDeadline: order.returnDeadline?.toISOString() };
    case 'refunded':
      return { ...refund, scope: refund.amount < order.priced.orderTotal ? 'rest' : 'order' };
    default:
      return undefined;
  }
}

async function createContent(
  db: QueryBuilder,
  { secret }: Options,
  order: Order,
  event: EventRow,
): Promise<UnconfirmedContent | undefined> {
  const link = toOrderPath(secret, order);
  const returned = createReturnEmail(order, event, link);
  if (returned) return returned;
  const update = await toUpdate(db, secret, order, event);
  if (!update) return undefined;
  const { number, priced, lines } = order;
  return {
    template: 'order-status',
    data: { order: { number, priced, lines }, update, ...toBuyerName(order), link },
  };
}

/** For the order of a milestone. `undefined` for an event without an email. */
function toMilestoneUpdate(order: Order, event: EventRow): Omit<MilestoneUpdate, 'key'> | undefined {
  const { kind, status, details } = event;
  const { amount, invoiceNumber: document } = details ?? {};
  if (kind === 'status' && status === 'paid') return { kind: 'paid' };
  if (kind !== 'refund' && status !== 'refunded') return undefined;
  if (!isAnnounced(event)) return { kind: 'refunded', refund: amount, document };
  const transferred = findTransferred(order, event);
  return transferred && { kind: 'transferred', refund: transferred.amount, document };
}

/** Notifications of returns and partial refunds. Changes of status have notifications of their own. */
function toPayload({ number }: Order, event: EventRow): NotificationPayload | undefined {
  const { kind, details } = event;
  const { returnState, amount, cardAmount } = details ?? {};
  if (kind === 'refund' && amount && !isAnnounced(event))
    return { event: 'order-refund', number, amount, ...(cardAmount !== undefined && { cardAmount }) };
  if (kind === 'return' && returnState && returnState !== 'refunded')
    return { event: 'order-return', number, state: returnState };
  return undefined;
}

async function notifyOfEvent(transaction: QueryBuilder, order: Order, event: EventRow): Promise<void> {
  const { id, kind, status, createdAt: at } = event;
  if (kind === 'status') await notifyOwners(transaction, order, { status, at });
  const payload = toPayload(order, event);
  if (payload) await notifyOwnersOf(transaction, order.id, { payload, key: `order-event:${id}`, at });
}

/** Emails and notifications about an event of an order: a new status, a refund or a return. */
export function sendOrderStatusEmail({ db }: Database, options: Options): JobHandler<'order-status-email'> {
  return async ({ orderId, eventId }) => {
    const order = await readOrderById(db, orderId);
    const [event] = await db.select().from(orderEvents).where(eq(orderEvents.id, eventId));
    if (!order || !event) return;
    const isOfMilestone = order.dueOn !== undefined;
    const milestoneUpdate = isOfMilestone ? toMilestoneUpdate(order, event) : undefined;
    const content = isOfMilestone ? undefined : await createContent(db, options, order, event);
    const buyer = toBuyer(order);
    const staffEmail = createReturnStaffEmail(order, event);
    const attachments = order.isEmailConfirmed
      ? await readInvoiceAttachment(db, event.details?.invoiceNumber)
      : [];
    await db.transaction(async (transaction) => {
      const { emailQueue } = options;
      const key = `order-status:${eventId}`;
      if (milestoneUpdate)
        await enqueueMilestoneEmail(options, transaction, order, { ...milestoneUpdate, key });
      if (content && buyer)
        await emailQueue.enqueue(transaction, {
          ...content,
          ...buyer,
          attachments,
          key,
          isOutsideLimit: isEmailOutsideLimit(order),
        });
      if (staffEmail) await emailQueue.enqueue(transaction, staffEmail);
      await notifyOfEvent(transaction, order, event);
    });
  };
}
