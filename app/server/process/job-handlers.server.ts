import { resolve } from 'node:path';
import { site } from '~site';
import { deleteUser } from '../account-deletion/delete-user.server';
import { accountsSecret } from '../accounts/better-auth/auth.server';
import { sendEmailChangeEmails } from '../accounts/credentials/send-email-change-emails.server';
import { sendPasswordResetEmail } from '../accounts/credentials/send-password-reset-email.server';
import { sendSignUpEmail } from '../accounts/sign-up/send-sign-up-email.server';
import { createCatalogue } from '../catalogue/catalogue.server';
import type { Database } from '../db/database.server';
import { createEmailQueue } from '../email/email-queue.server';
import { createEmailThread, type EmailThread } from '../email/email-thread.server';
import { renderQueued } from '../email/render-queued.server';
import { sendEmail } from '../email/send-email.server';
import { threadTransport } from '../email/thread-transport.server';
import { mailboxTransport, type Transport } from '../email/transport.server';
import type { Environment } from '../env.server';
import type { JobHandlers } from '../jobs/job-kinds.server';
import { sendCallCancellation } from '../leads/calls/send-call-cancellation.server';
import { sendLeadConfirmation } from '../leads/send-lead-confirmation.server';
import { sendNewDeviceEmail } from '../notifications/send-new-device-email.server';
import { sendOrderCancellation } from '../orders/send-order-cancellation.server';
import { sendOrderConfirmation } from '../orders/send-order-confirmation.server';
import { purgeExpired } from './purge-expired.server';

interface Options {
  environment: Environment;
  database: Database;
  /** Signs the secret links in emails. */
  secret: string;
  emailThread: EmailThread;
}

/** The thread that renders and sends emails. It starts with the first email. `entry` is the built script of the thread. */
export const emailThreadFor = (
  { PUBLIC_URL, MAIL_FROM, SMTP_URL }: Environment,
  entry: string = resolve('build/server/email-thread.js'),
): EmailThread =>
  createEmailThread({
    entry,
    siteUrl: PUBLIC_URL,
    from: MAIL_FROM ?? `${site.name} <${site.emails.hello}>`,
    smtpUrl: SMTP_URL,
  });

function chooseTransport({ SMTP_URL, DEMO }: Environment, thread: EmailThread): Transport | undefined {
  if (SMTP_URL) return threadTransport(thread);
  return DEMO ? mailboxTransport : undefined;
}

/** The handler of each kind of job. Without a mail server and without demo mode, emails stay queued. */
export function createJobHandlers({ environment, database, secret, emailThread }: Options): JobHandlers {
  const clock = () => new Date();
  const emailQueue = createEmailQueue({ clock });
  const transport = chooseTransport(environment, emailThread);
  const catalogue = createCatalogue(database);
  const { DEMO } = environment;
  const accounts = { db: database.db, emailQueue, secret: accountsSecret(secret), demo: DEMO, clock };
  return {
    'order-confirmation': sendOrderConfirmation(database, {
      emailQueue,
      catalogue,
      secret,
      upiId: environment.UPI_ID,
    }),
    'order-cancelled': sendOrderCancellation(database, { emailQueue, secret }),
    'lead-confirmation': sendLeadConfirmation(database, { emailQueue, secret }),
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
