import { EVENT_DATES } from '~/content/shop/event-dates';
import { deleteUser } from '../account-deletion/delete-user.server';
import { deriveAccountsSecret } from '../accounts/better-auth/auth.server';
import { sendEmailChangeEmails } from '../accounts/credentials/send-email-change-emails.server';
import { sendPasswordResetEmail } from '../accounts/credentials/send-password-reset-email.server';
import { sendSignUpEmail } from '../accounts/sign-up/send-sign-up-email.server';
import { publishScheduled } from '../articles/article-management.server';
import { createArticles } from '../articles/articles.server';
import { notifyHub } from '../articles/notify-hub.server';
import { backUpToPlace } from '../backups/back-up-to-place.server';
import { openBackupPlace } from '../backups/backup-place.server';
import { getBackupSettings } from '../backups/backup-settings.server';
import { checkBooks } from '../books/check-books.server';
import type { Database } from '../db/database.server';
import { recordDelivery } from '../editions/record-delivery.server';
import { sendEdition } from '../editions/send-edition.server';
import { createEmailQueue } from '../email/email-queue.server';
import { createThreadTransport, type EmailThread } from '../email/email-thread.server';
import { renderQueued } from '../email/render-queued.server';
import { sendEmail } from '../email/send-email.server';
import { mailboxTransport, type ReadDocument, type Transport } from '../email/transport.server';
import type { Environment } from '../env.server';
import { sendEventEmail } from '../event-emails/send-event-email.server';
import { deleteUnused, moveFilesToStore } from '../files/file-jobs.server';
import { openObjectStore } from '../files/open-object-store.server';
import { publishScheduledHelp } from '../help-entries/help-management.server';
import { getAnswerOptions } from '../inbound-email/inbound-email.server';
import { renderStoredInvoice } from '../invoices/render-invoice.server';
import type { JobHandlers } from '../jobs/job-kinds.server';
import { anonymiseApplications } from '../leads/applications/anonymise-applications.server';
import { sendCallCancellation } from '../leads/calls/send-call-cancellation.server';
import { sendLeadConfirmation } from '../leads/send-lead-confirmation.server';
import { sendNewDeviceEmail } from '../notifications/send-new-device-email.server';
import type { JobWarningDeps } from '../operations/warn-about-late-jobs.server';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.server';
import { recordEarlyRefund } from '../orders/online-payments/early-refund.server';
import { sendRefund } from '../orders/online-payments/send-refund.server';
import { checkPaymentSession } from '../orders/online-payments/settle-session.server';
import { sendOrderLink } from '../orders/resend-order-link.server';
import { sendGiftCard } from '../orders/send-gift-card.server';
import { sendOrderCancellation } from '../orders/send-order-cancellation.server';
import { sendOrderConfirmation } from '../orders/send-order-confirmation.server';
import { sendOrderStatusEmail } from '../orders/send-order-status-email.server';
import { sendPartialPayment } from '../orders/send-partial-payment.server';
import { sendPaymentReminder } from '../orders/send-payment-reminder.server';
import { createPaymentProviders, listOnlineMethods } from '../payments/providers/payment-providers.server';
import { endSeatSales } from '../products/end-seat-sales.server';
import { switchSales } from '../products/switch-sales.server';
import { remindOverdueInvoices } from '../project-billing/remind-overdue.server';
import { seedBusiness } from '../seed/business/seed-business.server';
import { indexSiteContent, updateSiteIndex } from '../site-search/index-site-content.server';
import { sendStockAlerts } from '../stock-alerts/send-stock-alerts.server';
import { sendWebhook } from '../webhooks/send-webhook.server';
import { purgeExpired } from './purge-expired.server';
import type { Threads } from './threads.server';

interface Options extends Threads {
  environment: Environment;
  database: Database;
  /** Signs the secret links in emails. */
  secret: string;
}

function chooseTransport(
  { SMTP_URL, DEMO }: Environment,
  thread: EmailThread,
  readDocument: ReadDocument,
): Transport | undefined {
  if (SMTP_URL) return createThreadTransport(thread, readDocument);
  return DEMO ? mailboxTransport : undefined;
}

const createTransport = ({ environment, database, emailThread, pdfThread }: Omit<Options, 'secret'>) =>
  chooseTransport(environment, emailThread, ({ id }) =>
    renderStoredInvoice({ db: database.db, pdfThread }, id),
  );

/** What the warning about waiting jobs needs, besides the log. */
export function createJobWarningDeps(options: Omit<Options, 'secret'>): Omit<JobWarningDeps, 'logger'> {
  const { environment, database, emailThread } = options;
  return {
    database,
    thread: emailThread,
    transport: createTransport(options),
    storesText: environment.DEMO,
    minutes: environment.JOB_ALERT_MINUTES,
    clock: () => new Date(),
  };
}

/** The handler of each kind of job. Without a mail server and without demo mode, emails stay queued. */
export function createJobHandlers(options: Options): JobHandlers {
  const { environment, database, secret, emailThread } = options;
  const clock = () => new Date();
  const emailQueue = createEmailQueue({ clock, answers: getAnswerOptions(environment, secret) });
  const transport = createTransport(options);
  const { DEMO, UPI_ID: upiId } = environment;
  const providers = createPaymentProviders(environment, clock);
  const onlineMethods = listOnlineMethods(providers);
  const online = { db: database.db, providers, emailQueue, clock };
  const accounts = { db: database.db, emailQueue, secret: deriveAccountsSecret(secret), demo: DEMO, clock };
  const backups = getBackupSettings(environment);
  const hasBackups = backups.place === 's3' || backups.folder !== undefined;
  const openStore = () => openObjectStore(environment);
  const openPlace = () => openBackupPlace(backups, openStore);
  const backup = hasBackups ? { database, secret, openPlace, emailQueue, clock } : undefined;
  const files = { db: database.db, openStore, clock };
  const recordOutcome = recordDelivery(clock);
  return {
    'order-confirmation': sendOrderConfirmation(database, {
      emailQueue,
      secret,
      upiId,
      onlineMethods,
    }),
    'order-cancelled': sendOrderCancellation(database, { emailQueue, secret }),
    'order-status-email': sendOrderStatusEmail(database, { emailQueue, secret }),
    'send-gift-card': sendGiftCard(database, { emailQueue, secret, clock }),
    'payment-reminder': sendPaymentReminder(database, { emailQueue, secret, upiId, onlineMethods }),
    'partial-payment': sendPartialPayment(database, { emailQueue, secret, upiId, onlineMethods }),
    'order-link': sendOrderLink(database, { emailQueue, secret, clock }),
    'send-refund': sendRefund(online),
    'early-refund': recordEarlyRefund(online),
    'check-payment-session': checkPaymentSession(online),
    'send-webhook': sendWebhook(database, {
      clock,
      secret,
      siteUrl: environment.PUBLIC_URL,
      allowsPrivate: environment.WEBHOOKS_TO_PRIVATE,
      isPublicDemo: environment.IS_PUBLIC_DEMO,
    }),
    'check-books': checkBooks({ db: database.db, emailQueue, clock }),
    ...(backup && { 'back-up-now': backUpToPlace(backup, 'staff') }),
    ...(backup && backups.isNightly && { 'nightly-backup': backUpToPlace(backup, 'night') }),
    'move-files': moveFilesToStore({ ...files, isStoreUsed: environment.FILES === 's3' }),
    'delete-unused-objects': deleteUnused(files),
    'cancel-unpaid-orders': cancelUnpaidOrders(database, clock),
    'remind-overdue-invoices': remindOverdueInvoices({ db: database.db, emailQueue, secret, clock }),
    'stock-alerts': sendStockAlerts(database, { emailQueue, secret, siteUrl: environment.PUBLIC_URL }),
    'switch-sales': switchSales(database, clock),
    'end-seat-sales': endSeatSales(database, { clock, dates: EVENT_DATES }),
    'publish-article': publishScheduled(database, clock),
    'notify-hub': notifyHub({ hub: environment.WEBSUB_HUB_URL, origin: environment.CANONICAL_ORIGIN }),
    'publish-help': publishScheduledHelp({
      db: database.db,
      clock,
      index: (transaction) => indexSiteContent({ db: transaction }, clock()),
    }),
    'send-edition': sendEdition({
      db: database.db,
      emailQueue,
      secret,
      clock,
      listArticles: createArticles(database).listArticles,
      siteUrl: environment.PUBLIC_URL,
      perMinute: environment.NEWSLETTER_PER_MINUTE,
    }),
    'send-event-email': sendEventEmail({
      db: database.db,
      emailQueue,
      secret,
      clock,
      dates: EVENT_DATES,
      perMinute: environment.NEWSLETTER_PER_MINUTE,
    }),
    'lead-confirmation': sendLeadConfirmation(database, {
      emailQueue,
      secret,
      siteUrl: environment.PUBLIC_URL,
    }),
    'call-cancelled': sendCallCancellation(database, emailQueue),
    'render-email': renderQueued(database, { render: emailThread.render, recordOutcome }),
    ...(transport && {
      'send-email': sendEmail(database, {
        transport,
        storesText: DEMO,
        recordOutcome,
      }),
    }),
    'sign-up-email': (payload) => sendSignUpEmail(accounts, payload),
    'password-reset-email': (payload) => sendPasswordResetEmail(accounts, payload),
    'email-change-email': (payload) => sendEmailChangeEmails(accounts, payload),
    'delete-user': deleteUser({ db: database.db, emailQueue, secret, demo: DEMO, clock }),
    'new-device-email': sendNewDeviceEmail(database, emailQueue),
    'purge-expired': purgeExpired(database),
    'anonymise-applications': anonymiseApplications(database, clock),
    'update-site-index': updateSiteIndex(database, clock),
    ...(DEMO && {
      'seed-business': seedBusiness({
        database,
        secret,
        siteUrl: environment.PUBLIC_URL,
        pdfThread: options.pdfThread,
        clock,
      }),
    }),
  };
}
