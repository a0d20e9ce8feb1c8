import { deleteUser } from '../account-deletion/delete-user.server';
import { accountsSecret } from '../accounts/better-auth/auth.server';
import { sendEmailChangeEmails } from '../accounts/credentials/send-email-change-emails.server';
import { sendPasswordResetEmail } from '../accounts/credentials/send-password-reset-email.server';
import { sendSignUpEmail } from '../accounts/sign-up/send-sign-up-email.server';
import { checkBooks } from '../books/check-books.server';
import { createCatalogue } from '../catalogue/catalogue.server';
import type { Database } from '../db/database.server';
import type { ReadDocument } from '../email/attachments.server';
import { createEmailQueue } from '../email/email-queue.server';
import type { EmailThread } from '../email/email-thread.server';
import { renderQueued } from '../email/render-queued.server';
import { sendEmail } from '../email/send-email.server';
import { threadTransport } from '../email/thread-transport.server';
import { mailboxTransport, type Transport } from '../email/transport.server';
import type { Environment } from '../env.server';
import { renderStoredInvoice } from '../invoices/render-invoice.server';
import type { JobHandlers } from '../jobs/job-kinds.server';
import { sendCallCancellation } from '../leads/calls/send-call-cancellation.server';
import { sendLeadConfirmation } from '../leads/send-lead-confirmation.server';
import { sendNewDeviceEmail } from '../notifications/send-new-device-email.server';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.server';
import { checkPaymentSession } from '../orders/online-payments/check-payment-session.server';
import { sendRefund } from '../orders/online-payments/send-refund.server';
import { sendOrderLink } from '../orders/resend-order-link.server';
import { sendOrderCancellation } from '../orders/send-order-cancellation.server';
import { sendOrderConfirmation } from '../orders/send-order-confirmation.server';
import { sendOrderStatusEmail } from '../orders/send-order-status-email.server';
import { sendPaymentReminder } from '../orders/send-payment-reminder.server';
import { createPaymentProviders, listOnlineMethods } from '../payments/providers/payment-providers.server';
import { switchSales } from '../products/switch-sales.server';
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
  if (SMTP_URL) return threadTransport(thread, readDocument);
  return DEMO ? mailboxTransport : undefined;
}

/** The handler of each kind of job. Without a mail server and without demo mode, emails stay queued. */
export function createJobHandlers(options: Options): JobHandlers {
  const { environment, database, secret, emailThread, pdfThread } = options;
  const clock = () => new Date();
  const emailQueue = createEmailQueue({ clock });
  const transport = chooseTransport(environment, emailThread, ({ id }) =>
    renderStoredInvoice({ db: database.db, pdfThread }, id),
  );
  const catalogue = createCatalogue(database);
  const { DEMO, UPI_ID: upiId } = environment;
  const providers = createPaymentProviders(environment, clock);
  const onlineMethods = listOnlineMethods(providers);
  const online = { db: database.db, providers, emailQueue, clock };
  const accounts = { db: database.db, emailQueue, secret: accountsSecret(secret), demo: DEMO, clock };
  return {
    'order-confirmation': sendOrderConfirmation(database, {
      ...{ emailQueue, catalogue, secret, upiId, onlineMethods },
    }),
    'order-cancelled': sendOrderCancellation(database, { emailQueue, secret }),
    'order-status-email': sendOrderStatusEmail(database, { emailQueue, catalogue, secret }),
    'payment-reminder': sendPaymentReminder(database, { emailQueue, secret, upiId, onlineMethods }),
    'order-link': sendOrderLink(database, { emailQueue, secret, clock }),
    'send-refund': sendRefund(online),
    'check-payment-session': checkPaymentSession(online),
    'check-books': checkBooks({ db: database.db, emailQueue, clock }),
    'cancel-unpaid-orders': cancelUnpaidOrders(database, clock),
    'switch-sales': switchSales(database, clock),
    'lead-confirmation': sendLeadConfirmation(database, {
      emailQueue,
      secret,
      siteUrl: environment.PUBLIC_URL,
    }),
    'call-cancelled': sendCallCancellation(database, emailQueue),
    'render-email': renderQueued(database, emailThread),
    ...(transport && { 'send-email': sendEmail(database, { transport, storesText: DEMO }) }),
    'sign-up-email': (payload) => sendSignUpEmail(accounts, payload),
    'password-reset-email': (payload) => sendPasswordResetEmail(accounts, payload),
    'email-change-email': (payload) => sendEmailChangeEmails(accounts, payload),
    'delete-user': deleteUser({ db: database.db, emailQueue, secret, demo: DEMO, clock }),
    'new-device-email': sendNewDeviceEmail(database, emailQueue),
    'purge-expired': purgeExpired(database),
  };
}
