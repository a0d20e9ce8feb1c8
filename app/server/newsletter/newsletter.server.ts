import { and, eq, ne, sql } from 'drizzle-orm';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { paths } from '~/paths';
import { createLinkKey, isValidLinkKey } from '../crypto/link-key.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { subscribers } from '../db/schema/newsletter.server';
import type { EmailQueue } from '../email/types.server';
import { unsubscribeHeaders } from '../email/unsubscribe-headers.server';
import type { Newsletter, NewsletterLink, Recipient } from './types.server';

interface Options {
  mail: EmailQueue;
  /** Signs the links. */
  secret: string;
  /** What links begin with. */
  siteUrl: string;
  clock: () => Date;
}

type Purpose = 'confirm' | 'leave';

const HOUR_MS = 60 * 60 * 1000;
const signingPurpose = (purpose: Purpose) => `newsletter-${purpose}` as const;

const isConfirmed = (email: string) => and(eq(subscribers.email, email), eq(subscribers.state, 'confirmed'));

export function createNewsletter({ db }: Database, { mail, secret, siteUrl, clock }: Options): Newsletter {
  const linkOf = (purpose: Purpose, id: string) =>
    paths.newsletterLink(purpose, id, createLinkKey(secret, signingPurpose(purpose), id));
  const isGenuine = (purpose: Purpose, { id, key }: NewsletterLink) =>
    isUuid(id) && isValidLinkKey(secret, signingPurpose(purpose), { id, key });

  async function ask(email: string): Promise<boolean> {
    const now = clock();
    return db.transaction(async (transaction) => {
      const [asked] = await transaction
        .insert(subscribers)
        .values({ id: uuid(), email, requestedAt: now })
        .onConflictDoUpdate({ target: subscribers.email, set: { requestedAt: now } })
        .returning({ id: subscribers.id, state: subscribers.state });
      if (!asked) throw new Error('An address that was written is not there.');
      const queued = await mail.enqueue(transaction, {
        template: 'newsletter-confirmation',
        data: { link: linkOf('confirm', asked.id) },
        key: `newsletter-confirm:${asked.id}:${Math.floor(now.getTime() / HOUR_MS)}`,
        to: email,
        audience: 'unconfirmed',
        isDecoy: asked.state === 'confirmed',
      });
      return queued !== 'withheld';
    });
  }

  async function welcome(transaction: QueryBuilder, { id, email }: { id: string; email: string }) {
    const leave = linkOf('leave', id);
    await mail.enqueue(transaction, {
      template: 'newsletter-welcome',
      data: { leave },
      key: `newsletter-welcome:${id}`,
      to: email,
      audience: 'confirmed',
      headers: unsubscribeHeaders(new URL(leave, siteUrl)),
    });
  }

  /** The address is known to be theirs: there is nothing to ask. */
  async function join({ email }: Recipient): Promise<void> {
    const now = clock();
    await db.transaction(async (transaction) => {
      const [joined] = await transaction
        .insert(subscribers)
        .values({ id: uuid(), email, state: 'confirmed', requestedAt: now, confirmedAt: now })
        .onConflictDoUpdate({
          target: subscribers.email,
          set: { state: 'confirmed', confirmedAt: now, leftAt: null },
          setWhere: ne(subscribers.state, 'confirmed'),
        })
        .returning({ id: subscribers.id, email: subscribers.email });
      if (joined) await welcome(transaction, joined);
    });
  }

  return {
    requestSubscription: ask,

    async confirm(link) {
      if (!isGenuine('confirm', link)) return false;
      return db.transaction(async (transaction) => {
        const now = clock();
        const [subscriber] = await transaction
          .update(subscribers)
          .set({
            state: 'confirmed',
            confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now})`,
            leftAt: null,
          })
          .where(eq(subscribers.id, link.id))
          .returning();
        if (!subscriber) return false;
        await welcome(transaction, subscriber);
        return true;
      });
    },

    async isSubscribed({ email, emailVerified }) {
      if (!emailVerified) return false;
      const rows = await db.select({ id: subscribers.id }).from(subscribers).where(isConfirmed(email));
      return rows.length > 0;
    },

    async setSubscribed(reader, isWanted) {
      if (isWanted && reader.emailVerified) await join(reader);
      else if (isWanted) await ask(reader.email);
      else if (reader.emailVerified)
        await db.update(subscribers).set({ state: 'left', leftAt: clock() }).where(isConfirmed(reader.email));
    },

    async unsubscribe(link) {
      if (!isGenuine('leave', link)) return false;
      const rows = await db
        .update(subscribers)
        .set({ state: 'left', leftAt: sql`coalesce(${subscribers.unsubscribedAt}, ${clock()})` })
        .where(eq(subscribers.id, link.id))
        .returning({ id: subscribers.id });
      return rows.length > 0;
    },

    async isValidLink(purpose, link) {
      if (!isGenuine(purpose, link)) return false;
      const rows = await db
        .select({ id: subscribers.id })
        .from(subscribers)
        .where(eq(subscribers.id, link.id));
      return rows.length > 0;
    },
  };
}
