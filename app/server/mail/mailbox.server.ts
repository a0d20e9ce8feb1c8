import { desc, eq, ilike, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { type MailState, outbox, type StoredAttachment } from '../db/schema/outbox.server';

export interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  state: MailState;
  createdAt: Date;
}

export interface ReadMail extends ListedMail {
  key: string;
  replyTo?: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: StoredAttachment[];
  attempts: number;
  lastError?: string;
  sentAt?: Date;
}

/** What leaves the site, to be looked at: in demo mode, and later by the owner. */
export interface Mailbox {
  /** The newest first, a hundred at most; `to` is a part of the recipient's address. */
  list(to?: string): Promise<ListedMail[]>;
  /** `null` for an unknown id, and for what is no id. */
  read(id: string): Promise<ReadMail | null>;
}

const MOST = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isTo(part: string): SQL {
  return ilike(outbox.recipient, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

export function createMailbox({ db }: Database): Mailbox {
  return {
    list(to) {
      const { id, recipient, subject, state, createdAt } = outbox;
      return db
        .select({ id, recipient, subject, state, createdAt })
        .from(outbox)
        .where(to ? isTo(to) : undefined)
        .orderBy(desc(createdAt), desc(id))
        .limit(MOST);
    },
    async read(id) {
      const [mail] = UUID.test(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : [];
      if (!mail) return null;
      const { replyTo, lastError, sentAt, ...rest } = mail;
      return {
        ...rest,
        ...(replyTo !== null && { replyTo }),
        ...(lastError !== null && { lastError }),
        ...(sentAt && { sentAt }),
      };
    },
  };
}
