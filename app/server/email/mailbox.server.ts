import { and, desc, eq, ilike, isNull, not, type SQL } from 'drizzle-orm';
import type { MailboxEmail } from '~/domain/operations/email-query';
import { isUuid } from '~/domain/text/uuid';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { toLikePattern } from '../db/list-query.server';
import { emails } from '../db/schema/emails.server';
import type { EmailThread } from './email-thread.server';
import { type ReadDocument, readAttachments } from './transport.server';

interface MailboxDeps {
  db: QueryBuilder;
  thread: EmailThread;
  readDocument: ReadDocument;
}

export interface StoredEmail extends MailboxEmail {
  replyTo?: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** File names. */
  attachments: string[];
  attempts: number;
  lastError?: string;
  sentAt?: Date;
}

const MAX_LISTED = 100;

const hasRecipient = (part: string): SQL => ilike(emails.recipient, toLikePattern(part));

/** Rendered emails without decoys. */
const isReadable = and(isNull(emails.content), not(emails.isDecoy));

async function findEmail({ db }: MailboxDeps, id: string) {
  if (!isUuid(id)) return null;
  const [email] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), isReadable));
  return email ?? null;
}

/** The newest first, 100 at most. `to` is a part of the recipient. */
function list({ db }: MailboxDeps, to?: string): Promise<MailboxEmail[]> {
  const { id, recipient, subject, state, createdAt } = emails;
  return db
    .select({ id, recipient, subject, state, createdAt })
    .from(emails)
    .where(and(isReadable, to ? hasRecipient(to) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_LISTED);
}

/** `null` for an unknown or invalid id. */
async function read(deps: MailboxDeps, id: string): Promise<StoredEmail | null> {
  const email = await findEmail(deps, id);
  if (!email) return null;
  const { key: _, content: _rendered, isDecoy: _decoy, replyTo, lastError, sentAt, ...rest } = email;
  return {
    ...rest,
    attachments: rest.attachments.map(({ name }) => name),
    ...(replyTo !== null && { replyTo }),
    ...(lastError !== null && { lastError }),
    ...(sentAt && { sentAt }),
  };
}

/** The message as the mail server gets it. `null` for an unknown or invalid id. */
async function readRaw(deps: MailboxDeps, id: string): Promise<string | null> {
  const email = await findEmail(deps, id);
  if (!email) return null;
  const attachments = await readAttachments(email.attachments, deps.readDocument);
  return deps.thread.compose({ ...email, attachments });
}

/** The emails that the site sent, and a sample of each template, for demo mode. */
export const createMailbox = ({ db }: Database, thread: EmailThread, readDocument: ReadDocument) => ({
  ...bindDeps({ db, thread, readDocument }, { list, read, readRaw }),
  samples: thread.samples,
  readSample: thread.sample,
});

export type Mailbox = ReturnType<typeof createMailbox>;
