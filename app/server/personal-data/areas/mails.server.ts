import { asc, eq, or, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/outbox.server';
import { unconfirmedEmails } from '../../db/schema/unconfirmed-emails.server';
import { recipientHash } from '../../mail/reserve-unconfirmed.server';
import { mentionOf } from '../address-mention.server';
import type { PersonalDataArea } from '../contract.server';

export const mails: PersonalDataArea = {
  id: 'mails',
  title: 'Letters from us',
  tables: ['outbox', 'unconfirmed_emails'],
  holds:
    'To which address, under which subject and when we wrote to you; each record for 90 days. And, for a day and under a hash, when mail went to your address from forms and orders that nobody had confirmed.',
  leaving: {
    stays: false,
    words: 'Erased. One last letter says that it is done; its record goes as soon as it has left.',
  },
  async collect(db, { confirmedEmail }) {
    if (confirmedEmail === undefined) return [];
    const { recipient, subject, text, state, createdAt, sentAt } = outbox;
    return db
      .select({ to: recipient, subject, text, state, createdAt, sentAt })
      .from(outbox)
      .where(sql`lower(${recipient}) = ${confirmedEmail}`)
      .orderBy(asc(createdAt));
  },
  /** Letters to our own desks about an order or a message are among them. */
  async erase(transaction, { confirmedEmail }) {
    if (confirmedEmail === undefined) return;
    const mention = mentionOf(confirmedEmail);
    await transaction
      .delete(outbox)
      .where(
        or(
          sql`lower(${outbox.recipient}) = ${confirmedEmail}`,
          sql`${outbox.replyTo} ~* ${mention}`,
          sql`${outbox.subject} ~* ${mention}`,
          sql`${outbox.text} ~* ${mention}`,
          sql`${outbox.html} ~* ${mention}`,
          sql`${outbox.content}::text ~* ${mention}`,
        ),
      );
    await transaction
      .delete(unconfirmedEmails)
      .where(eq(unconfirmedEmails.recipientHash, recipientHash(confirmedEmail)));
  },
};
