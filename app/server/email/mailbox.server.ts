import { and, desc, eq, ilike, isNull, not, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { type EmailState, emails } from '../db/schema/emails.server';
import type { SampleMail } from './email-tasks.server';
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
  /** Their names. */
  attachments: string[];
  attempts: number;
  lastError?: string;
  sentAt?: Date;
}

/** What leaves the site, to be looked at in demo mode. */
export interface Mailbox {
  /** The newest first, a hundred at most; `to` is a part of the recipient's address. */
  list(to?: string): Promise<ListedEmail[]>;
  /** `null` for an unknown id, and for what is no id. */
  read(id: string): Promise<StoredEmail | null>;
  /** The message as a mail server gets it; `null` like `read`. */
  readRaw(id: string): Promise<string | null>;
  samples(): Promise<SampleMail[]>;
  /** A letter with sample data; `null` for an unknown name. */
  readSample(name: string): Promise<(SampleMail & { html: string; text: string }) | null>;
}

const MOST = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isTo(part: string): SQL {
  return ilike(emails.recipient, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Rendered and not for nobody: what can be looked at. */
const isReadable = and(isNull(emails.content), not(emails.isDecoy));

export function createMailbox({ db }: Database, thread: EmailThread): Mailbox {
  const find = async (id: string) => {
    const [mail] = UUID.test(id)
      ? await db
          .select()
          .from(emails)
          .where(and(eq(emails.id, id), isReadable))
      : [];
    return mail ?? null;
  };
  return {
    list(to) {
      const { id, recipient, subject, state, createdAt } = emails;
      return db
        .select({ id, recipient, subject, state, createdAt })
        .from(emails)
        .where(and(isReadable, to ? isTo(to) : undefined))
        .orderBy(desc(createdAt), desc(id))
        .limit(MOST);
    },
    async read(id) {
      const mail = await find(id);
      if (!mail) return null;
      const { key: _, content: _rendered, isDecoy: _nobody, replyTo, lastError, sentAt, ...rest } = mail;
      return {
        ...rest,
        attachments: rest.attachments.map(({ name }) => name),
        ...(replyTo !== null && { replyTo }),
        ...(lastError !== null && { lastError }),
        ...(sentAt && { sentAt }),
      };
    },
    async readRaw(id) {
      const mail = await find(id);
      return mail && thread.compose(mail);
    },
    samples: thread.samples,
    readSample: thread.sample,
  };
}
