import { site } from '~site';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import type { ReplyAddressOptions } from '../email/reply-address.server';
import type { Environment } from '../env.server';
import { getContents } from '../files/file-contents.server';
import { answerStoredEmail, takesAnswers } from './answer-stored-email.server';
import { receiveEmail } from './receive-email.server';
import type { InboundEmailDeps } from './store-answer.server';

type MailEnvironment = Pick<
  Environment,
  'INBOUND_EMAIL_ADDRESS' | 'INBOUND_EMAIL_SECRET' | 'DEMO' | 'SMTP_URL'
>;

const getMailbox = ({ INBOUND_EMAIL_ADDRESS }: MailEnvironment) => INBOUND_EMAIL_ADDRESS ?? site.emails.hello;

/** For the email queue. Absent when the site receives no emails. The mailbox of demo mode gives its answers to the site itself. */
export function getAnswerOptions(
  environment: MailEnvironment,
  secret: string,
): ReplyAddressOptions | undefined {
  const { INBOUND_EMAIL_SECRET, DEMO, SMTP_URL } = environment;
  const isOn = INBOUND_EMAIL_SECRET !== undefined || (DEMO && SMTP_URL === undefined);
  return isOn ? { secret, mailbox: getMailbox(environment) } : undefined;
}

const readAddress = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Addresses of the company, in lower case. */
export const listOwnAddresses = ({
  MAIL_FROM,
  ...environment
}: MailEnvironment & { MAIL_FROM?: string | undefined }) =>
  new Set(
    [
      ...Object.values(site.emails),
      getMailbox(environment),
      ...(MAIL_FROM ? [readAddress(MAIL_FROM)] : []),
    ].map((address) => address.toLowerCase()),
  );

/** Receives the emails that people write to the company. */
export const createInboundEmail = (database: Database, options: Omit<InboundEmailDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    { receive: receiveEmail, takesAnswers, answerStoredEmail },
  );

export type InboundEmail = ReturnType<typeof createInboundEmail>;
