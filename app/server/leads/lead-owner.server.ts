import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { User } from '~/domain/auth/user';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { leads } from '../db/schema/leads.server';
import { receivedEmails } from '../db/schema/received-emails.server';

/** An account. `confirmedEmail` is in lower case. */
interface MessageOwner {
  id: string;
  confirmedEmail?: string;
}

export const toMessageOwner = ({
  id,
  email,
  emailVerified,
}: Pick<User, 'id' | 'email' | 'emailVerified'>): MessageOwner => ({
  id,
  ...(emailVerified && { confirmedEmail: email.toLowerCase() }),
});

const lowerEmail = sql<string>`lower(${leads.email})`;

const isOf = (
  { id, confirmedEmail }: MessageOwner,
  userId: typeof leads.userId | typeof receivedEmails.userId,
  email: SQLWrapper,
): SQL =>
  confirmedEmail === undefined
    ? eq(userId, id)
    : sql`(${userId} = ${id} or (${userId} is null and ${email} = ${confirmedEmail}))`;

/**
 * R-INBOX-12: an account has the messages that are its own, and those with its confirmed email that are of no account. Anyone can enter
 * an email in a form, so an email that is not confirmed is not enough.
 */
export const isMessageOf = (owner: MessageOwner): SQL => isOf(owner, leads.userId, lowerEmail);

/** Answers in threads: a thread can have those of other people, too. */
export const isAnswerOf = (owner: MessageOwner): SQL =>
  isOf(owner, receivedEmails.userId, receivedEmails.sender);

/** The id of the account that has the confirmed email, as a value of a statement. */
export const selectOwnerId = (db: QueryBuilder, email: string): SQL<string | null> =>
  sql`${db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, true)))}`;

/**
 * Before the account of an email is erased: messages that an account of another person has with this email, which was once its own, get
 * the present email of that account.
 */
export async function replaceEmailOfOthers(transaction: QueryBuilder, email: string): Promise<void> {
  await transaction
    .update(leads)
    .set({ email: sql`${users.email}` })
    .from(users)
    .where(and(eq(users.id, leads.userId), eq(lowerEmail, email)));
  await transaction
    .update(receivedEmails)
    .set({ sender: sql`${users.email}` })
    .from(users)
    .where(and(eq(users.id, receivedEmails.userId), eq(receivedEmails.sender, email)));
}
