import { EVENT_DATES } from '~/content/shop/event-dates';
import { createBooks } from '../books/books.server';
import { createCatalogue } from '../catalogue/catalogue.server';
import type { CatalogueChange, StockChange } from '../catalogue/catalogue-change.server';
import type { Database } from '../db/database.server';
import { createDiscountManagement } from '../discounts/discount-management.server';
import { createDiscounts } from '../discounts/discounts.server';
import type { EmailQueue } from '../email/types.server';
import type { Environment } from '../env.server';
import { createEventEmails } from '../event-emails/event-emails.server';
import { createGiftCardManagement } from '../gift-cards/gift-card-management.server';
import { createGiftCards } from '../gift-cards/gift-cards.server';
import type { Logger } from '../http/logger.server';
import { createInvoices } from '../invoices/invoices.server';
import { createOnlinePayments } from '../orders/online-payments/online-payments.server';
import { createOrders } from '../orders/orders.server';
import { createDashboard } from '../orders/staff/dashboard.server';
import { createOrderManagement } from '../orders/staff/order-management.server';
import { createShippingLabels } from '../orders/staff/shipping-labels.server';
import type { PlaceResult } from '../orders/types.server';
import { createPaymentProviders } from '../payments/providers/payment-providers.server';
import { createProductManagement } from '../products/product-management.server';
import { createPhotoCheck } from '../profiles/pictures/check-photo.server';
import { createProductPictureCheck } from '../profiles/pictures/check-product-picture.server';
import { createReviewPhotoCheck } from '../profiles/pictures/check-review-photo.server';
import { decodeInProcess } from '../profiles/pictures/decode-picture.server';
import { createRevenue } from '../revenue/revenue.server';
import { createReviewManagement, createReviews } from '../reviews/reviews.server';
import { createStockAlerts } from '../stock-alerts/stock-alerts.server';
import { createCheckIn } from '../tickets/check-in.server';
import { createGuestLists } from '../tickets/guest-lists.server';
import { createTickets } from '../tickets/tickets.server';
import type { PageInvalidation } from './page-invalidation.server';
import type { Threads } from './threads.server';

/** Announces the stock changes of every order that `place` places. */
const announceStock =
  <Request extends unknown[]>(
    place: (...request: Request) => Promise<PlaceResult>,
    announce: (change: StockChange) => void,
  ) =>
  async (...request: Request): Promise<PlaceResult> => {
    const result = await place(...request);
    if (result.kind === 'placed') result.stock.forEach(announce);
    return result;
  };

interface ShopServicesOptions extends Pick<Threads, 'emailThread' | 'pdfThread'> {
  environment: Environment;
  database: Database;
  secret: string;
  clock: () => Date;
  emailQueue: EmailQueue;
  logger: Logger;
  invalidateCatalogue: PageInvalidation['invalidateCatalogue'];
}

/** The services of the shop: products, orders, payments, invoices, and what is sold beside goods. */
export function createShopServices(options: ShopServicesOptions) {
  const { environment, database, secret, clock, emailQueue, logger, emailThread, pdfThread } = options;
  const { invalidateCatalogue } = options;
  const decodePicture = decodeInProcess();
  const announce = (change: CatalogueChange) => invalidateCatalogue(change, { mayServeStale: false });
  const orders = createOrders(database, { secret, clock, checkPhoto: createPhotoCheck(decodePicture) });
  const orderManagement = createOrderManagement(database, { secret, clock });
  return {
    catalogue: createCatalogue(database),
    // The process of an order invalidates its own cache at once. Other processes are notified by the database.
    orders: { ...orders, place: announceStock(orders.place, announce) },
    giftCards: createGiftCards(database, { secret, clock }),
    giftCardManagement: createGiftCardManagement(database, { clock }),
    tickets: createTickets(database, { secret, clock }),
    checkIn: createCheckIn(database, { clock }),
    guestLists: createGuestLists(database, { clock, dates: EVENT_DATES }),
    eventEmails: createEventEmails(database, {
      clock,
      emailQueue,
      dates: EVENT_DATES,
      render: emailThread.render,
    }),
    discounts: createDiscounts(database, { secret, clock }),
    discountManagement: createDiscountManagement(database, { clock }),
    onlinePayments: createOnlinePayments(database, {
      providers: createPaymentProviders(environment, clock),
      emailQueue,
      secret,
      clock,
      siteUrl: environment.PUBLIC_URL,
      reportError: (error) => logger.error({ error }, 'The payment provider did not open a page.'),
    }),
    productManagement: createProductManagement(database, {
      clock,
      checkPicture: createProductPictureCheck(decodePicture),
      announce,
    }),
    reviews: createReviews(database, {
      secret,
      clock,
      announce,
      checkPhoto: createReviewPhotoCheck(decodePicture),
    }),
    reviewManagement: createReviewManagement(database, { secret, clock, announce, emailQueue }),
    orderManagement: {
      ...orderManagement,
      placeForBuyer: announceStock(orderManagement.placeForBuyer, announce),
    },
    shippingLabels: createShippingLabels(database, { pdfThread }),
    invoices: createInvoices(database, { clock, pdfThread }),
    books: createBooks(database, { emailQueue, clock }),
    dashboard: createDashboard(database, { clock }),
    revenue: createRevenue(database, { clock }),
    stockAlerts: createStockAlerts(database, { emailQueue, secret, siteUrl: environment.PUBLIC_URL, clock }),
  };
}
