import { resolve } from 'node:path';
import { site } from '~site';
import { accountsSecret } from './accounts/auth.server';
import { sendEmailChangeMail } from './accounts/own-email.server';
import { sendPasswordResetMail } from './accounts/password-reset.server';
import { sendSignUpMail } from './accounts/sign-up.server';
import { tellCancelledCall } from './calls/tell-cancelled-call.server';
import { createCatalogue } from './catalogue/catalogue.server';
import type { Database } from './db/database.server';
import type { Environment } from './env.server';
import { clearOut } from './jobs/clear-out.server';
import type { JobHandlers } from './jobs/kinds.server';
import { confirmLead } from './leads/confirm-lead.server';
import { erasePerson } from './leaving/erase-person.server';
import { createEmailThread, type EmailThread } from './mail/email-thread.server';
import { createMail } from './mail/mail.server';
import { renderQueued } from './mail/render-queued.server';
import { sendMail } from './mail/send-mail.server';
import { threadTransport } from './mail/thread-transport.server';
import { mailboxTransport, type Transport } from './mail/transport.server';
import { mailNewDevice } from './notices/new-device-mail.server';
import { confirmOrder } from './orders/confirm-order.server';
import { tellCancellation } from './orders/tell-cancellation.server';

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

/** Who does which kind of job. Without a mail server, and without the mailbox of demo mode, mails wait in the outbox. */
export function createJobHandlers({ environment, database, secret, emailThread }: Options): JobHandlers {
  const clock = () => new Date();
  const mail = createMail({ clock });
  const transport = transportOf(environment, emailThread);
  const catalogue = createCatalogue(database);
  const accounts = {
    ...{ database, mail, secret: accountsSecret(secret), demo: environment.DEMO },
    clock,
  };
  return {
    'order-confirmation': confirmOrder(database, { mail, catalogue, secret, upiId: environment.UPI_ID }),
    'order-cancelled': tellCancellation(database, { mail, secret }),
    'lead-confirmation': confirmLead(database, { mail, secret }),
    'call-cancelled': tellCancelledCall(database, mail),
    'render-email': renderQueued(database, emailThread),
    ...(transport && { 'send-mail': sendMail(database, { transport, keepWords: environment.DEMO }) }),
    'sign-up-mail': (payload) => sendSignUpMail(accounts, payload),
    'password-reset-mail': (payload) => sendPasswordResetMail(accounts, payload),
    'email-change-mail': (payload) => sendEmailChangeMail(accounts, payload),
    'erase-person': erasePerson({ database, mail, secret, demo: environment.DEMO, clock }),
    'new-device-mail': mailNewDevice(database, mail),
    'clear-out': clearOut(database),
  };
}
