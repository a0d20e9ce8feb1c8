import { sampleUsers } from '~/content/samples/sample-users';
import type { Checkout } from '~/domain/orders/checkout-schema';
import type { OrderOwner } from '~/domain/orders/order';
import type { StaffOrder } from '~/domain/orders/staff-order';
import type { Database } from '~/server/db/database.server';
import {
  createDiscountManagement,
  type DiscountManagement,
} from '~/server/discounts/discount-management.server';
import { createDiscounts, type Discounts } from '~/server/discounts/discounts.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createGiftCardManagement } from '~/server/gift-cards/gift-card-management.server';
import { createGiftCards } from '~/server/gift-cards/gift-cards.server';
import { cancelUnpaidOrders } from '~/server/orders/cancel-unpaid-orders.server';
import { createOrders, type Orders } from '~/server/orders/orders.server';
import { sendGiftCard } from '~/server/orders/send-gift-card.server';
import { sendOrderCancellation } from '~/server/orders/send-order-cancellation.server';
import { sendOrderStatusEmail } from '~/server/orders/send-order-status-email.server';
import { sendPartialPayment } from '~/server/orders/send-partial-payment.server';
import { sendPaymentReminder } from '~/server/orders/send-payment-reminder.server';
import { createOrderManagement, type OrderManagement } from '~/server/orders/staff/order-management.server';
import type { CheckPhoto, PlaceRequest, PlaceResult } from '~/server/orders/types.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { createCheckIn } from '~/server/tickets/check-in.server';
import { createTickets } from '~/server/tickets/tickets.server';
import { type Engine, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { runJobs } from '../../fakes/run-jobs';
import { createActor } from '../../fixtures/create-actor';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';

const [buyer] = sampleUsers;
if (!buyer) throw new Error('There is a sample account.');

export const START = new Date('2026-05-04T10:00:00Z');

export const owner: OrderOwner = { id: buyer.id, email: buyer.email, emailVerified: true };

/** A member of staff, as the account of the sample admin. */
export const actor = createActor('staff', START);
export const admin = createActor('admin', START);
export const member = createActor('user', START);

export interface PlacedOrder {
  orderId: string;
  number: string;
  accessKey: string;
}

export interface StoredEmail {
  key: string;
  recipient: string;
  subject: string;
  text: string;
}

interface Buyer extends Pick<PlaceRequest, 'userId' | 'discount'>, Pick<Checkout, 'gift'> {
  email: string;
  name: string;
}

const secret = 'a secret of the tests';

/** A shop with products, a buyer and staff on a new database. The clock stands still until `setNow`. */
export async function openTestShop(engine: Engine, { checkPhoto }: { checkPhoto?: CheckPhoto } = {}) {
  const database: Database = await openTestDatabase(engine);
  await seedCatalogue(database);
  await seedSampleUsers(database);
  let now = START;
  const clock = () => now;
  const orders: Orders = createOrders(database, { secret, clock, ...(checkPhoto && { checkPhoto }) });
  const management: OrderManagement = createOrderManagement(database, { secret, clock });
  const discounts: Discounts = createDiscounts(database, { secret, clock });
  const discountManagement: DiscountManagement = createDiscountManagement(database, { clock });
  const giftCards = createGiftCards(database, { secret, clock });
  const giftCardManagement = createGiftCardManagement(database, { clock });
  const tickets = createTickets(database, { secret, clock });
  const checkIn = createCheckIn(database, { clock });
  const emailQueue = createEmailQueue({ clock });
  const handlers = {
    'order-status-email': sendOrderStatusEmail(database, { emailQueue, secret }),
    'send-gift-card': sendGiftCard(database, { emailQueue, secret, clock }),
    'order-cancelled': sendOrderCancellation(database, { emailQueue, secret }),
    'partial-payment': sendPartialPayment(database, { emailQueue, secret, upiId: 'shop@bank' }),
    'payment-reminder': sendPaymentReminder(database, { emailQueue, secret, upiId: 'shop@bank' }),
  };

  async function tryToPlace(
    lines: readonly (readonly [productId: string, quantity: number])[] = [['mosaic-mug', 1]],
    { userId, email = 'asha@example.com', name = 'Asha Rao', discount, gift }: Partial<Buyer> = {},
  ): Promise<PlaceResult> {
    const contact = { ...sampleCheckout.contact, email, name };
    const checkout = { ...sampleCheckout, contact, ...(gift && { gift }) };
    const request = createPlaceRequest(
      lines.map(([productId, quantity]) => createCartLine(productId, quantity)),
      { checkout, userId, discount },
    );
    return orders.place(request);
  }

  async function place(...request: Parameters<typeof tryToPlace>): Promise<PlacedOrder> {
    const result = await tryToPlace(...request);
    if (result.kind !== 'placed') throw new Error(`The order was ${result.kind}.`);
    return result;
  }

  async function readOrder(number: string): Promise<StaffOrder> {
    const order = await management.getOrder(actor, number);
    if (!order) throw new Error(`There is no order ${number}.`);
    return order;
  }

  /** Moves an order on, status by status. */
  async function advance(
    number: string,
    ...statuses: ('paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled')[]
  ) {
    for (const to of statuses) {
      const { version } = await readOrder(number);
      const result = await management.changeStatus(actor, { number, version, to });
      if (result.kind !== 'changed') throw new Error(`${to}: ${result.kind}`);
    }
  }

  async function readStock(id: string): Promise<number | undefined> {
    const text = 'select stock from products where id = $1';
    const [row] = await database.rows<{ stock: number }>({ text, values: [id] });
    return row?.stock;
  }

  /** Runs the waiting jobs of orders. Resolves to all emails with their texts. */
  async function sendEmails(): Promise<StoredEmail[]> {
    await runJobs(database, handlers);
    await renderQueuedEmails(database);
    return database.rows({
      text: 'select key, recipient, subject, text from emails order by created_at, id',
    });
  }

  return {
    database,
    orders,
    management,
    discounts,
    discountManagement,
    giftCards,
    giftCardManagement,
    tickets,
    checkIn,
    tryToPlace,
    place,
    readOrder,
    advance,
    readStock,
    sendEmails,
    /** For further services on this shop. */
    deps: { secret, clock, emailQueue },
    cancelUnpaid: () => cancelUnpaidOrders(database, clock)({}, { attempt: 1, isLast: false }),
    setNow: (moment: Date) => {
      now = moment;
    },
    /** Empties the tables of orders, and fills the stock. */
    async reset() {
      now = START;
      await database.rows({
        text: 'truncate orders, discount_codes, jobs, emails, unconfirmed_emails, notifications, rate_limits cascade',
      });
      await database.rows({ text: 'update products set stock = 50' });
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
