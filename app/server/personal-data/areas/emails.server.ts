import { asc, eq, or, sql } from 'drizzle-orm';
import { emails, unconfirmedEmails } from '../../db/schema/emails.server';
import { hashRecipient } from '../../email/reserve-unconfirmed.server';
import type { PersonalDataArea } from '../types.server';

/**
 * A regular expression of PostgreSQL that matches texts with this email, but not with a longer email that contains it. For the
 * operator `~*`, which ignores case.
 */
export function mentionsEmail(email: string): string {
  const escaped = email.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`);
  return `(^|[^a-z0-9.!#$%&'*+/=?^_{|}~-])${escaped}($|[^a-z0-9.-]|[.-]($|[^a-z0-9]))`;
}

export const emailsArea: PersonalDataArea = {
  id: 'mails',
  title: 'Emails from us',
  tables: ['emails', 'unconfirmed_emails'],
  contents:
    'To which address, under which subject and when we wrote to you, and of emails about orders the text; each record for 90 days. And, for a day and under a hash, when emails went to your address from forms and orders that nobody had confirmed.',
  retention: {
    isRetained: false,
    text: 'Erased. One last email says that it is done; its record is erased as soon as it is sent, or after seven days when it cannot be.',
  },
  async collect(db, { confirmedEmail }) {
    if (confirmedEmail === undefined) return [];
    const { recipient, subject, text, state, createdAt, sentAt } = emails;
    return db
      .select({ to: recipient, subject, text, state, createdAt, sentAt })
      .from(emails)
      .where(sql`lower(${recipient}) = ${confirmedEmail}`)
      .orderBy(asc(createdAt));
  },
  /** Includes staff emails about an order or a message of the user. */
  async delete(transaction, { confirmedEmail }) {
    if (confirmedEmail === undefined) return;
    const mention = mentionsEmail(confirmedEmail);
    await transaction
      .delete(emails)
      .where(
        or(
          sql`lower(${emails.recipient}) = ${confirmedEmail}`,
          sql`${emails.replyTo} ~* ${mention}`,
          sql`${emails.subject} ~* ${mention}`,
          sql`${emails.text} ~* ${mention}`,
          sql`${emails.html} ~* ${mention}`,
          sql`${emails.content}::text ~* ${mention}`,
        ),
      );
    await transaction
      .delete(unconfirmedEmails)
      .where(eq(unconfirmedEmails.recipientHash, hashRecipient(confirmedEmail)));
  },
};
