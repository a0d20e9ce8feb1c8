import { and, eq, inArray } from 'drizzle-orm';
import type { User } from '~/domain/auth/user';
import type { ThreadEntry } from '~/domain/contact/own-message';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import { listAnswerFiles } from '../files/attachments.server';
import { REPLY_TABLES } from '../leads/lead-progress.server';
import { isOwnAnswer } from './own-leads.server';

type LeadEntry = ThreadEntry & { leadId: string };

/** What staff wrote. */
async function readReplies(db: QueryBuilder, leadIds: string[]): Promise<LeadEntry[]> {
  const rows = await Promise.all(
    REPLY_TABLES.map(([table, isReply]) =>
      db
        .select({ id: table.id, leadId: table.leadId, text: table.text, at: table.createdAt, by: users.name })
        .from(table)
        .leftJoin(users, eq(users.id, table.userId))
        .where(and(inArray(table.leadId, leadIds), isReply)),
    ),
  );
  return rows.flat().map(({ by, text, ...row }) => ({
    ...row,
    isOwn: false,
    text: text ?? '',
    files: [],
    ...(by && { by }),
  }));
}

/** What the user wrote after the message, by email or in the account. A text that repeats an earlier email is left out. */
async function readAnswers(db: QueryBuilder, user: User, leadIds: string[]): Promise<LeadEntry[]> {
  const { id, leadId, text, quoted, createdAt } = receivedEmails;
  const rows = await db
    .select({ id, leadId, text, quoted, at: createdAt })
    .from(receivedEmails)
    .where(and(inArray(leadId, leadIds), isOwnAnswer(user)));
  const answers = rows.flatMap(({ text: own, quoted: repeated, ...row }) =>
    // Without a text the email began the message.
    own === null ? [] : { ...row, isOwn: true, text: own || (repeated ?? '') },
  );
  const threads = [...new Set(answers.map((answer) => answer.leadId))];
  const files = (await Promise.all(threads.map((thread) => listAnswerFiles(db, thread)))).flat();
  return answers.map((answer) => ({
    ...answer,
    files: files.flatMap(({ emailId, file }) => (emailId === answer.id ? [file] : [])),
  }));
}

/** The threads of messages without the messages themselves, by their ids, the oldest entry first. */
export async function readThreads(
  db: QueryBuilder,
  user: User,
  leadIds: string[],
): Promise<ReadonlyMap<string, ThreadEntry[]>> {
  const threads = new Map<string, ThreadEntry[]>(leadIds.map((id) => [id, []]));
  if (leadIds.length === 0) return threads;
  const [replies, answers] = await Promise.all([readReplies(db, leadIds), readAnswers(db, user, leadIds)]);
  for (const { leadId, ...entry } of [...replies, ...answers].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  ))
    threads.get(leadId)?.push(entry);
  return threads;
}
