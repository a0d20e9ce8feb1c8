import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { redactPath } from '~/domain/site/redact-path';
import { createAccountDeletion } from '../account-deletion/account-deletion.server';
import { createAccounts } from '../accounts/accounts.server';
import { createBreachCheck } from '../accounts/breached-passwords/breached-passwords.server';
import { createAddressBook } from '../address-book/address-book.server';
import { createAssistant } from '../assistant/assistant.server';
import { createAuditLog } from '../audit/audit-log.server';
import { getBackupSettings } from '../backups/backup-settings.server';
import { createBackups } from '../backups/backups.server';
import { createBooks } from '../books/books.server';
import { createCatalogue } from '../catalogue/catalogue.server';
import {
  CATALOGUE_CHANNEL,
  type CatalogueChange,
  readCatalogueChange,
  type StockChange,
} from '../catalogue/catalogue-change.server';
import { getCatalogueEffect } from '../catalogue/catalogue-tags.server';
import type { Database } from '../db/database.server';
import { createDemo } from '../demo/demo.server';
import { createDiscountManagement } from '../discounts/discount-management.server';
import { createDiscounts } from '../discounts/discounts.server';
import { createEmailQueue } from '../email/email-queue.server';
import { createMailbox } from '../email/mailbox.server';
import type { Environment } from '../env.server';
import { createGiftCardManagement } from '../gift-cards/gift-card-management.server';
import { createGiftCards } from '../gift-cards/gift-cards.server';
import { createApp } from '../http/app.server';
import { CALL_LENGTH_TAG } from '../http/cache/cache-tags.server';
import { PageCache } from '../http/cache/page-cache.server';
import { createPageKeys } from '../http/cache/page-keys.server';
import { createRecompressor } from '../http/cache/recompress.server';
import { SharedRenders } from '../http/cache/shared-renders.server';
import { isReadableTarget } from '../http/guards/readable-url.server';
import { createLogger, type Logger } from '../http/logger.server';
import type { ClientAssets } from '../http/pages/client-assets.server';
import { createPageRenderer } from '../http/pages/render-page.server';
import { createRequestHandler } from '../http/request-handler.server';
import { readStaticFiles } from '../http/static-files.server';
import { idpContext } from '../idp/idp-context.server';
import { isIdpPath } from '../idp/idp-paths.server';
import { createInvoices } from '../invoices/invoices.server';
import { renderStoredInvoice } from '../invoices/render-invoice.server';
import { createApplications } from '../leads/applications/applications.server';
import { createCallManagement } from '../leads/calls/call-management.server';
import { CALL_LENGTH_CHANNEL } from '../leads/calls/call-settings.server';
import { createCalls } from '../leads/calls/calls.server';
import { createInbox } from '../leads/inbox/inbox.server';
import { createLeads } from '../leads/leads.server';
import { createNewsletter } from '../newsletter/newsletter.server';
import { createNotifications } from '../notifications/notifications.server';
import { createOperations } from '../operations/operations.server';
import { createSettingsCheck } from '../operations/settings-check.server';
import { createOnlinePayments } from '../orders/online-payments/online-payments.server';
import type { Orders } from '../orders/orders.server';
import { createOrders } from '../orders/orders.server';
import { createDashboard } from '../orders/staff/dashboard.server';
import { createOrderManagement } from '../orders/staff/order-management.server';
import { createShippingLabels } from '../orders/staff/shipping-labels.server';
import { createPaymentProviders } from '../payments/providers/payment-providers.server';
import { createProductManagement } from '../products/product-management.server';
import { createPhotoCheck } from '../profiles/pictures/check-photo.server';
import { createProductPictureCheck } from '../profiles/pictures/check-product-picture.server';
import { decodeInProcess } from '../profiles/pictures/decode-picture.server';
import { createProfiles } from '../profiles/profiles.server';
import { createProjects } from '../projects/projects.server';
import { type Services, services as servicesContext } from '../services.server';
import { createSiteSearch } from '../site-search/site-search.server';
import { createStockAlerts } from '../stock-alerts/stock-alerts.server';
import { createCheckIn } from '../tickets/check-in.server';
import { createTickets } from '../tickets/tickets.server';
import { createOrganisationSignIn } from './organisation-sign-in.server';
import type { Threads } from './threads.server';

interface SiteOptions extends Threads {
  environment: Environment;
  database: Database;
  secret: string;
  assets: ClientAssets;
  build: ServerBuild;
  mode: 'production' | 'development';
  clientFolder?: string;
}

export interface Container {
  handle: RequestListener;
  services: Services;
  cache: PageCache;
  logger: Logger;
  /** From now on `/readyz` responds with 503. */
  stopServing(): void;
}

/** Announces the stock changes of every placed order. */
function withStockAnnouncements(orders: Orders, announce: (change: StockChange) => void): Orders {
  return {
    ...orders,
    async place(request) {
      const result = await orders.place(request);
      if (result.kind === 'placed') result.stock.forEach(announce);
      return result;
    },
  };
}

/** Returns a function that invalidates the cached pages of a catalogue change. */
function createInvalidation(cache: PageCache) {
  return (change: CatalogueChange, allowed = { mayServeStale: true }): void => {
    const { tags, mayServeStale } = getCatalogueEffect(change);
    if (tags === 'all') cache.invalidateAll();
    else cache.invalidate(tags, { mayServeStale: mayServeStale && allowed.mayServeStale });
  };
}

/** Creates all services and the request handler on an open database. Has no state that other processes need. */
export async function createContainer(options: SiteOptions): Promise<Container> {
  const { environment, database, secret, emailThread, pdfThread, assets, build, mode, clientFolder } =
    options;
  const clock = () => new Date();
  const emailQueue = createEmailQueue({ clock });
  const logger = createLogger(environment.LOG_LEVEL);
  const cache = new PageCache();
  const catalogue = createCatalogue(database);
  const invalidateChanged = createInvalidation(cache);
  const invalidateCallLength = () => cache.invalidate([CALL_LENGTH_TAG]);
  const decodePicture = decodeInProcess();
  // The process of an order invalidates its own cache at once. Other processes are notified by the database.
  const orders = withStockAnnouncements(
    createOrders(database, { secret, clock, checkPhoto: createPhotoCheck(decodePicture) }),
    (change) => invalidateChanged(change, { mayServeStale: false }),
  );
  const giftCards = createGiftCards(database, { secret, clock });
  const giftCardManagement = createGiftCardManagement(database, { clock });
  const tickets = createTickets(database, { secret, clock });
  const checkIn = createCheckIn(database, { clock });
  const discounts = createDiscounts(database, { secret, clock });
  const discountManagement = createDiscountManagement(database, { clock });
  const onlinePayments = createOnlinePayments(database, {
    providers: createPaymentProviders(environment, clock),
    ...{ emailQueue, secret, clock, siteUrl: environment.PUBLIC_URL },
    reportError: (error) => logger.error({ error }, 'The payment provider did not open a page.'),
  });
  const productManagement = createProductManagement(database, {
    ...{ clock, checkPicture: createProductPictureCheck(decodePicture) },
    announce: (change) => invalidateChanged(change, { mayServeStale: false }),
  });
  const orderManagement = createOrderManagement(database, { clock });
  const shippingLabels = createShippingLabels(database, { pdfThread });
  const backups = createBackups(database, {
    ...{ settings: getBackupSettings(environment), clock },
    // At every level: who has a copy of everything must be known later.
    report: (details, message) => logger.warn(details, message),
  });
  const books = createBooks(database, { emailQueue, clock });
  const settingsCheck = createSettingsCheck(database, { environment, source: process.env });
  const auditLog = createAuditLog(database, { clock });
  const operations = createOperations(database, { clock });
  const leads = createLeads(database, { secret, clock });
  const inbox = createInbox(database, { emailQueue, clock });
  const applications = createApplications(database, { emailQueue, clock });
  const calls = createCalls(database, { clock, siteUrl: environment.PUBLIC_URL });
  const callManagement = createCallManagement(database, {
    ...{ emailQueue, clock, announceLength: invalidateCallLength },
  });
  const assistant = createAssistant(catalogue);
  const siteSearch = createSiteSearch(database, { clock });
  const accounts = createAccounts(database, {
    ...{ secret, publicUrl: environment.PUBLIC_URL, demo: environment.DEMO, emailQueue, clock },
    isBreachedPassword: createBreachCheck({
      url: environment.BREACHED_PASSWORDS_URL,
      reportError: (error) =>
        logger.warn(
          { error },
          'The service of breached passwords did not answer. Only the bundled list was checked.',
        ),
    }),
  });
  const demo = createDemo(database, {
    ...{ accounts, secret, clock, isOn: environment.DEMO, hasBusiness: environment.DEMO_BUSINESS },
  });
  const profiles = createProfiles(database, { clock, decodePicture });
  const addressBook = createAddressBook(database, { clock });
  const invoices = createInvoices(database, { clock, pdfThread });
  const mailbox = createMailbox(database, emailThread, ({ id }) =>
    renderStoredInvoice({ db: database.db, pdfThread }, id),
  );
  const siteUrl = environment.PUBLIC_URL;
  const newsletter = createNewsletter(database, { emailQueue, secret, siteUrl, clock });
  const stockAlerts = createStockAlerts(database, { emailQueue, secret, siteUrl, clock });
  const accountDeletion = createAccountDeletion(database, {
    ...{ emailQueue, secret, demo: environment.DEMO, clock },
  });
  const notifications = createNotifications(database, { newsletter, secret, clock });
  const projects = createProjects(database, { emailQueue, secret, siteUrl, clock });
  const dashboard = createDashboard(database, { clock });
  let isServing = true;

  await database.listen(
    CATALOGUE_CHANNEL,
    (payload) => invalidateChanged(readCatalogueChange(payload)),
    () => cache.invalidateAll(),
  );
  await database.listen(CALL_LENGTH_CHANNEL, invalidateCallLength, invalidateCallLength);

  const pageKey = createPageKeys(build);
  const shared = new SharedRenders(cache, createRecompressor(cache));
  const renderPage = createPageRenderer({
    build,
    mode,
    assets,
    ...(mode === 'production' ? { caching: { cache, shared, pageKey } } : {}),
    onRender: (path) => logger.debug({ rendered: redactPath(path) }),
    chatWidgetSrc: environment.CHAT_WIDGET_SRC,
    origin: environment.CANONICAL_ORIGIN,
    httpsOnly: environment.PUBLIC_URL.startsWith('https:'),
    hasDemoBanner: environment.IS_PUBLIC_DEMO,
  });
  const provideServices = (context: RouterContextProvider) => {
    context.set(servicesContext, services);
    if (idp) context.set(idpContext, idp);
  };
  const { idp, oidc } = createOrganisationSignIn({
    ...{ environment, database, accounts, secret, logger, renderPage },
    provide: provideServices,
  });
  const services: Services = {
    ...{
      environment,
      database,
      catalogue,
      orders,
      giftCards,
      giftCardManagement,
      tickets,
      checkIn,
      discounts,
      discountManagement,
      orderManagement,
      productManagement,
      shippingLabels,
      backups,
      books,
      operations,
      auditLog,
      settingsCheck,
      invoices,
      onlinePayments,
      leads,
      inbox,
      applications,
      calls,
      callManagement,
      assistant,
      siteSearch,
      accounts,
      demo,
      mailbox,
      newsletter,
      stockAlerts,
      accountDeletion,
      profiles,
      addressBook,
      notifications,
      projects,
      dashboard,
    },
    ...(oidc && { oidc }),
  };
  const app = createApp({
    ...{ environment, services, provideServices, renderPage, logger },
    isServing: () => isServing,
  });
  const dynamic = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const files = clientFolder ? readStaticFiles(clientFolder) : undefined;
  const findPage = (url: string) => {
    const key = pageKey(url);
    return key === undefined ? undefined : shared.find(key);
  };
  const findCached = (url: string) =>
    shared.find(url) ?? files?.get(url.split('?', 1)[0] ?? url) ?? findPage(url);

  return {
    handle: createRequestHandler({
      logger,
      findCached,
      getResponder: (url) => (idp && isIdpPath(url) && isReadableTarget(url) ? idp.handle : dynamic),
    }),
    services,
    cache,
    logger,
    stopServing: () => {
      isServing = false;
    },
  };
}
