import { site } from '~site';
import { sendEmailChangeMail } from './accounts/own-email.server';
import { createAccountParts } from './accounts/parts.server';
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
import { createMail } from './mail/mail.server';
import { sendMail } from './mail/send-mail.server';
import { smtpTransport } from './mail/smtp.server';
import { mailboxTransport, type Transport } from './mail/transport.server';
import { mailNewDevice } from './notices/new-device-mail.server';
import { confirmOrder } from './orders/confirm-order.server';
import { tellCancellation } from './orders/tell-cancellation.server';

interface Options {
  environment: Environment;
  database: Database;
  /** Signs the secret links in mails. */
  secret: string;
}

/** Who mails come from. */
export const senderOf = ({ MAIL_FROM }: Environment): string =>
  MAIL_FROM ?? `${site.name} <${site.emails.hello}>`;

function transportOf(environment: Environment): Transport | undefined {
  if (environment.SMTP_URL) return smtpTransport(environment.SMTP_URL, senderOf(environment));
  return environment.DEMO ? mailboxTransport : undefined;
}

/** Who does which kind of job. Without a mail server, and without the mailbox of demo mode, mails wait in the outbox. */
export function createJobHandlers({ environment, database, secret }: Options): JobHandlers {
  const mail = createMail({ siteUrl: environment.PUBLIC_URL });
  const transport = transportOf(environment);
  const catalogue = createCatalogue(database);
  const accounts = createAccountParts(database, {
    ...{ secret, mail, publicUrl: environment.PUBLIC_URL, demo: environment.DEMO },
    clock: () => new Date(),
  });
  return {
    'order-confirmation': confirmOrder(database, { mail, catalogue, secret, upiId: environment.UPI_ID }),
    'order-cancelled': tellCancellation(database, { mail, secret }),
    'lead-confirmation': confirmLead(database, mail),
    'call-cancelled': tellCancelledCall(database, mail),
    ...(transport && { 'send-mail': sendMail(database, { transport, keepWords: environment.DEMO }) }),
    'sign-up-mail': (payload) => sendSignUpMail(accounts, payload),
    'password-reset-mail': (payload) => sendPasswordResetMail(accounts, payload),
    'email-change-mail': (payload) => sendEmailChangeMail(accounts, payload),
    'erase-person': erasePerson({ database, mail, secret, demo: environment.DEMO, clock: () => new Date() }),
    'new-device-mail': mailNewDevice(database, mail),
    'clear-out': clearOut(database),
  };
}
