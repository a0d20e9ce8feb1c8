import { site } from '~site';
import type { Database } from './db/database.server';
import type { Environment } from './env.server';
import { clearOut } from './jobs/clear-out.server';
import type { JobHandlers } from './jobs/kinds.server';
import { confirmLead } from './leads/confirm-lead.server';
import { createMail } from './mail/mail.server';
import { sendMail } from './mail/send-mail.server';
import { smtpTransport } from './mail/smtp.server';
import { mailboxTransport, type Transport } from './mail/transport.server';

interface Options {
  environment: Environment;
  database: Database;
  /** Signs the secret links of orders. */
  secret: string;
}

function transportOf({ SMTP_URL, MAIL_FROM, DEMO }: Environment): Transport | undefined {
  if (SMTP_URL) return smtpTransport(SMTP_URL, MAIL_FROM ?? site.emails.hello);
  return DEMO ? mailboxTransport : undefined;
}

/** Who does which kind of job. Without a mail server, and without the mailbox of demo mode, mails wait in the outbox. */
export function createJobHandlers({ environment, database }: Options): JobHandlers {
  const mail = createMail({ siteUrl: environment.PUBLIC_URL });
  const transport = transportOf(environment);
  return {
    'lead-confirmation': confirmLead(database, mail),
    ...(transport && { 'send-mail': sendMail(database, { transport, keepWords: environment.DEMO }) }),
    'clear-out': clearOut(database),
  };
}
