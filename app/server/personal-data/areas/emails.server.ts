import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { emails, unconfirmedEmails } from '../../db/schema/emails.server';
import { hashRecipient } from '../../email/reserve-unconfirmed.server';
import { isSentToOwner, readFormerEmails } from '../own-emails.server';
import type { PersonalDataArea } from '../types.server';

/**
 * A regular expression of PostgreSQL that matches texts with this email, but not with a longer email that contains it. For the
 * operator `~*`, which ignores case.
 */
export function mentionsEmail(email: string): string {
  const escaped = email.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`);
  return `(^|[^a-z0-9.!#$%&'*+/=?^_{|}~-])${escaped}($|[^a-z0-9.-]|[.-]($|[^a-z0-9]))`;
}

function mentions(email: string): SQL | undefined {
  const mention = mentionsEmail(email);
  return or(
    sql`${emails.replyTo} ~* ${mention}`,
    sql`${emails.subject} ~* ${mention}`,
    sql`${emails.text} ~* ${mention}`,
    sql`${emails.html} ~* ${mention}`,
    sql`${emails.content}::text ~* ${mention}`,
  );
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
  async collect(db, owner) {
    const { recipient, subject, text, state, createdAt, sentAt } = emails;
    return db
      .select({ to: recipient, subject, text, state, createdAt, sentAt })
      .from(emails)
      .where(isSentToOwner(db, owner, await readFormerEmails(db, owner)))
      .orderBy(asc(createdAt));
  },
  /** Includes staff emails about an order or a message of the user. */
  async delete(transaction, owner) {
    const { confirmedEmail } = owner;
    const formerEmails = await readFormerEmails(transaction, owner);
    // The next owner of a former address can be named later.
    const namesFormer = formerEmails.map(({ email, until }) =>
      and(mentions(email), sql`${emails.createdAt} <= ${until}::timestamptz`),
    );
    await transaction
      .delete(emails)
      .where(
        or(
          isSentToOwner(transaction, owner, formerEmails),
          confirmedEmail === undefined ? undefined : mentions(confirmedEmail),
          ...namesFormer,
        ),
      );
    if (confirmedEmail === undefined) return;
    await transaction
      .delete(unconfirmedEmails)
      .where(eq(unconfirmedEmails.recipientHash, hashRecipient(confirmedEmail)));
  },
};
