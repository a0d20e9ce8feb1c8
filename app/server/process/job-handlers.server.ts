import { resolve } from 'node:path';
import { site } from '~site';
import { deleteUser } from '../account-deletion/delete-user.server';
import { accountsSecret } from '../accounts/better-auth/auth.server';
import { sendEmailChangeMail } from '../accounts/credentials/email-change.server';
import { sendPasswordResetMail } from '../accounts/credentials/password-reset.server';
import { sendSignUpMail } from '../accounts/sign-up/sign-up.server';
import { sendCallCancellation } from '../calls/send-call-cancellation.server';
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
import { purgeExpired } from '../jobs/purge-expired.server';
import { sendLeadConfirmation } from '../leads/send-lead-confirmation.server';
import { sendNewDeviceEmail } from '../notifications/send-new-device-email.server';
import { sendOrderCancellation } from '../orders/send-order-cancellation.server';
import { sendOrderConfirmation } from '../orders/send-order-confirmation.server';

interface Options {
  environment: Environment;
  database: Database;
  /** Signs the secret links in mails. */
  secret: string;
  emailThread: EmailThread;
}

/** The thread that writes and sends mails: one for a process, begun with the first of them. `entry` is that of the build. */
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

function transportOf({ SMTP_URL, DEMO }: Environment, thread: EmailThread): Transport | undefined {
  if (SMTP_URL) return threadTransport(thread);
  return DEMO ? mailboxTransport : undefined;
}

/** Who does which kind of job. Without a mail server, and without the mailbox of demo mode, mails wait in the emails. */
export function createJobHandlers({ environment, database, secret, emailThread }: Options): JobHandlers {
  const clock = () => new Date();
  const mail = createEmailQueue({ clock });
  const transport = transportOf(environment, emailThread);
  const catalogue = createCatalogue(database);
  const accounts = {
    ...{ database, mail, secret: accountsSecret(secret), demo: environment.DEMO },
    clock,
  };
  return {
    'order-confirmation': sendOrderConfirmation(database, {
      mail,
      catalogue,
      secret,
      upiId: environment.UPI_ID,
    }),
    'order-cancelled': sendOrderCancellation(database, { mail, secret }),
    'lead-confirmation': sendLeadConfirmation(database, { mail, secret }),
    'call-cancelled': sendCallCancellation(database, mail),
    'render-email': renderQueued(database, emailThread),
    ...(transport && { 'send-email': sendEmail(database, { transport, keepWords: environment.DEMO }) }),
    'sign-up-email': (payload) => sendSignUpMail(accounts, payload),
    'password-reset-email': (payload) => sendPasswordResetMail(accounts, payload),
    'email-change-email': (payload) => sendEmailChangeMail(accounts, payload),
    'delete-user': deleteUser({ database, mail, secret, demo: environment.DEMO, clock }),
    'new-device-email': sendNewDeviceEmail(database, mail),
    'purge-expired': purgeExpired(database),
  };
}
