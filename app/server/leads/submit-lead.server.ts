import { and, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { attachments } from '../db/schema/attachments.server';
import { leads } from '../db/schema/leads.server';
import { type PlacedFile, placeFiles } from '../files/attachments.server';
import { hashContent } from '../files/file-contents.server';
import { storeLead } from './lead-store.server';
import { calculateSpamScore, LIKELY_SPAM } from './spam-score.server';
import type { LeadDeps, NewLead, SubmittedLead } from './types.server';

/** How long the same content from the same email counts as the same message. */
const REPEAT_MS = 30 * 60_000;

/**
 * The same for a form without an email and without a text, as a vote: nothing in it is of one visitor, and soon another one sends the
 * same.
 */
const REPEAT_OF_VOTE_MS = 2 * 60_000;

/** The first number of the advisory locks on senders. No other advisory lock of two numbers uses it. */
const SENDER_LOCK = 4201;

/** Two submissions with one email wait for each other; without an email, those of one kind with one topic. */
const lockSender = (transaction: QueryBuilder, { email, kind, topic = '' }: NewLead) =>
  transaction.execute(
    sql`select pg_advisory_xact_lock(${SENDER_LOCK}, hashtext(lower(${email ?? `${kind} ${topic}`})))`,
  );

const isSame = (column: typeof leads.name | typeof leads.topic | typeof leads.message, value = ''): SQL =>
  sql`coalesce(${column}, '') = ${value}`;

/** Equal for two lists of files with the same names and contents. */
const describeFiles = (files: readonly { name: string; sha256: string | undefined }[]): string =>
  JSON.stringify(files.map(({ name, sha256 }) => [name, sha256]).toSorted());

async function describeStoredFiles(transaction: QueryBuilder, leadId: string): Promise<string> {
  const { name, contentRecord } = attachments;
  const rows = await transaction
    .select({ name, record: contentRecord })
    .from(attachments)
    .where(and(eq(attachments.leadId, leadId), isNull(attachments.emailId)));
  return describeFiles(rows.map((row) => ({ name: row.name, sha256: row.record?.sha256 })));
}

/** A withdrawn lead is never the same: its content is deleted. Spam is compared with spam only. */
async function isRepeated(transaction: QueryBuilder, lead: NewLead, now: Date): Promise<boolean> {
  const { kind, email, name, topic, message, meta = {}, files = [] } = lead;
  const isVote = email === undefined && message === undefined;
  const repeatMs = isVote ? REPEAT_OF_VOTE_MS : REPEAT_MS;
  const isSpam = calculateSpamScore(lead) >= LIKELY_SPAM;
  const earlier = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        email === undefined ? isNull(leads.email) : sql`lower(${leads.email}) = lower(${email})`,
        eq(leads.kind, kind),
        gt(leads.createdAt, new Date(now.getTime() - repeatMs)),
        isSame(leads.name, name),
        isSame(leads.topic, topic),
        isSame(leads.message, message),
        sql`${leads.meta} = ${JSON.stringify(meta)}::jsonb`,
        (isSpam ? gte : lt)(leads.spamScore, LIKELY_SPAM),
      ),
    );
  const sent = describeFiles(files.map((file) => ({ name: file.name, sha256: hashContent(file.content) })));
  for (const { id } of earlier) if ((await describeStoredFiles(transaction, id)) === sent) return true;
  return false;
}

/**
 * R-LEAD-1: stores what a visitor sent once. Pages are cached, so a form has no key of its own: a second submission is known by its
 * email, where it has one, and its content. `placed` are the files of the lead.
 */
export async function storeLeadOnce(
  deps: ServiceDeps,
  lead: NewLead,
  placed: readonly PlacedFile[] = [],
): Promise<SubmittedLead> {
  const { files: _, ...fields } = lead;
  return deps.db.transaction(async (transaction): Promise<SubmittedLead> => {
    await lockSender(transaction, lead);
    if (await isRepeated(transaction, lead, deps.clock())) return { kind: 'repeated' };
    const { token } = await storeLead({ ...deps, db: transaction }, fields, { files: placed });
    return { kind: 'stored', token };
  });
}

/** Stores a form with its files, once. */
export async function submitLead(deps: LeadDeps, lead: NewLead): Promise<SubmittedLead> {
  return storeLeadOnce(deps, lead, await placeFiles(deps.contents, lead.files ?? []));
}

/** The filled fields of a form with optional fields. */
export const omitUndefined = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
