import { desc, eq, ilike, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { type MailState, outbox } from '../db/schema/outbox.server';
import { renderLetter } from './render-letter.server';
import { rawMail } from './smtp.server';
import { samples } from './templates/samples.server';

export interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  state: MailState;
  createdAt: Date;
}

export interface ReadMail extends ListedMail {
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

export interface SampleMail {
  name: string;
  occasion: string;
  subject: string;
}

/** What leaves the site, to be looked at in demo mode. */
export interface Mailbox {
  /** The newest first, a hundred at most; `to` is a part of the recipient's address. */
  list(to?: string): Promise<ListedMail[]>;
  /** `null` for an unknown id, and for what is no id. */
  read(id: string): Promise<ReadMail | null>;
  /** The message as a mail server gets it; `null` like `read`. */
  readRaw(id: string): Promise<string | null>;
  samples(): SampleMail[];
  /** A letter with sample data; `null` for an unknown name. */
  readSample(name: string): Promise<(SampleMail & { html: string; text: string }) | null>;
}

interface Options {
  /** Who mails come from. */
  from: string;
  siteUrl: string;
}

const MOST = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isTo(part: string): SQL {
  return ilike(outbox.recipient, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

export function createMailbox({ db }: Database, { from, siteUrl }: Options): Mailbox {
  const find = async (id: string) => {
    const [mail] = UUID.test(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : [];
    return mail ?? null;
  };
  const listed = samples.map(({ name, occasion, letter }) => ({ name, occasion, subject: letter.subject }));
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
      const mail = await find(id);
      if (!mail) return null;
      const { key: _, replyTo, lastError, sentAt, attachments, ...rest } = mail;
      return {
        ...rest,
        attachments: attachments.map(({ name }) => name),
        ...(replyTo !== null && { replyTo }),
        ...(lastError !== null && { lastError }),
        ...(sentAt && { sentAt }),
      };
    },
    async readRaw(id) {
      const mail = await find(id);
      return mail && rawMail(mail, from);
    },
    samples: () => listed,
    async readSample(name) {
      const sample = samples.find((one) => one.name === name);
      if (!sample) return null;
      const { occasion, letter } = sample;
      return { name, occasion, subject: letter.subject, ...(await renderLetter(letter.body, siteUrl)) };
    },
  };
}
