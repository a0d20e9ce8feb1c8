import { and, desc, eq, ilike, isNull, not, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { isUuid } from '../db/is-uuid.server';
import { type EmailState, emails } from '../db/schema/emails.server';
import type { EmailThread } from './email-thread.server';

export interface ListedEmail {
  id: string;
  recipient: string;
  subject: string;
  state: EmailState;
  createdAt: Date;
}

export interface StoredEmail extends ListedEmail {
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

function hasRecipient(part: string): SQL {
  return ilike(emails.recipient, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Rendered emails that are no decoys. */
const isReadable = and(isNull(emails.content), not(emails.isDecoy));

/** The emails that left the site, for demo mode. */
export function createMailbox({ db }: Database, thread: EmailThread) {
  const find = async (id: string) => {
    const [email] = isUuid(id)
      ? await db
          .select()
          .from(emails)
          .where(and(eq(emails.id, id), isReadable))
      : [];
    return email ?? null;
  };
  return {
    /** The newest first, 100 at most. `to` is a part of the recipient. */
    list(to?: string): Promise<ListedEmail[]> {
      const { id, recipient, subject, state, createdAt } = emails;
      return db
        .select({ id, recipient, subject, state, createdAt })
        .from(emails)
        .where(and(isReadable, to ? hasRecipient(to) : undefined))
        .orderBy(desc(createdAt), desc(id))
        .limit(MAX_LISTED);
    },
    /** `null` for an unknown or invalid id. */
    async read(id: string): Promise<StoredEmail | null> {
      const email = await find(id);
      if (!email) return null;
      const { key: _, content: _rendered, isDecoy: _decoy, replyTo, lastError, sentAt, ...rest } = email;
      return {
        ...rest,
        attachments: rest.attachments.map(({ name }) => name),
        ...(replyTo !== null && { replyTo }),
        ...(lastError !== null && { lastError }),
        ...(sentAt && { sentAt }),
      };
    },
    /** The message as the mail server gets it. `null` for an unknown or invalid id. */
    async readRaw(id: string): Promise<string | null> {
      const email = await find(id);
      return email && thread.compose(email);
    },
    samples: thread.samples,
    readSample: thread.sample,
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
