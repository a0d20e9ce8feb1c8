import { desc, eq } from 'drizzle-orm';
import { adminPaths } from '~/content/admin/admin-paths';
import { getStateAfter, type QuoteState } from '~/domain/quotes/quote-state';
import type { SalesQuote } from '~/domain/quotes/sales-quote';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { quoteRevisions, quotes } from '../db/schema/quotes.server';
import { storeLeadOnce } from '../leads/submit-lead.server';
import { createQuotePath, findLinkedQuote, type QuoteDeps, type QuoteLink } from './quote-link.server';
import { lockQuote, type QuoteTableRow, readStateOf, toSalesQuote } from './quote-row.server';

/** The revision that the client has read, and from where. */
interface Answer {
  revision: number;
  ipAddress: string;
}

export type AnswerResult =
  | { kind: 'answered' }
  /** Staff sent another revision meanwhile. */
  | { kind: 'revised' }
  | { kind: 'not-possible'; state: QuoteState }
  | { kind: 'unknown' };

/** A revision is not shown before it is sent. */
const UNSENT = {
  lines: [],
  totals: { taxable: 0, taxes: [], total: 0 },
  plan: undefined,
  notes: undefined,
  terms: '',
};

/** The content of the quote as it was last sent: staff may have changed it since. */
async function readLastSent({ db }: QuoteDeps, row: QuoteTableRow): Promise<QuoteTableRow | undefined> {
  const { revision, lines, totals, plan, validUntil, notes, terms, sentAt, quoteId } = quoteRevisions;
  const [sent] = await db
    .select({ revision, lines, totals, plan, validUntil, notes, terms, sentAt })
    .from(quoteRevisions)
    .where(eq(quoteId, row.id))
    .orderBy(desc(revision))
    .limit(1);
  return sent && { ...row, ...sent, total: sent.totals.total };
}

/** R-QUOTE-3: a withdrawn quote as it was last sent, without lines when it never was. */
async function openWithdrawn(deps: QuoteDeps, row: QuoteTableRow): Promise<SalesQuote> {
  const sent = await readLastSent(deps, row);
  const now = deps.clock();
  return sent ? toSalesQuote(sent, now) : { ...toSalesQuote(row, now), ...UNSENT };
}

/** What the client may read. `null` for an unknown number, a wrong key and a quote that was never sent. */
export async function openQuote(deps: QuoteDeps, link: QuoteLink): Promise<SalesQuote | null> {
  const row = await findLinkedQuote(deps, link);
  if (!row) return null;
  if (row.state === 'withdrawn') return openWithdrawn(deps, row);
  const { answer, ...quote } = toSalesQuote(row, deps.clock());
  if (quote.state === 'draft') return { ...quote, ...UNSENT };
  return {
    ...quote,
    ...(answer && { answer: { at: answer.at, ...(answer.name && { name: answer.name }) } }),
  };
}

/** Staff get an email about the answer; a reply to it goes to the client. */
async function notifyStaff(
  { emailQueue }: QuoteDeps,
  transaction: QueryBuilder,
  { row, by, reason }: { row: QuoteTableRow; by?: string; reason?: string },
): Promise<void> {
  const { id, number, revision, total, clientName, clientEmail, company } = row;
  await emailQueue.enqueue(transaction, {
    template: 'quote-staff-email',
    data: {
      number,
      total,
      name: clientName,
      email: clientEmail,
      path: adminPaths.quote(id),
      ...(company !== null && { company }),
      ...(by !== undefined && { by }),
      ...(reason !== undefined && { reason }),
    },
    key: `quote-staff-email:${id}:${revision}`,
    to: site.emails.projects,
    audience: 'staff',
    ...(clientEmail && { replyTo: clientEmail }),
  });
}

/** The client gets what was accepted by email. */
async function confirmToClient(deps: QuoteDeps, transaction: QueryBuilder, row: QuoteTableRow, by: string) {
  const { id, number, revision, total, clientName: name, clientEmail } = row;
  await deps.emailQueue.enqueue(transaction, {
    template: 'quote-accepted',
    data: { name, number, total, by, link: createQuotePath(deps, row) },
    key: `quote-accepted:${id}:${revision}`,
    to: clientEmail,
    audience: 'confirmed',
    replyTo: site.emails.projects,
  });
}

/**
 * Writes the answer when the state allows it and the client has read this revision. The same answer a second time writes
 * nothing.
 */
async function answer(
  deps: QuoteDeps,
  link: QuoteLink,
  { revision, ipAddress }: Answer,
  given: { action: 'accept'; name: string } | { action: 'decline'; reason: string },
): Promise<AnswerResult> {
  const found = await findLinkedQuote(deps, link);
  if (!found) return { kind: 'unknown' };
  return deps.db.transaction(async (transaction): Promise<AnswerResult> => {
    const row = await lockQuote(transaction, found.id);
    if (!row) return { kind: 'unknown' };
    const at = deps.clock();
    const state = readStateOf(row, at);
    if (row.revision !== revision) return { kind: 'revised' };
    const next = getStateAfter(given.action, state);
    // The form was sent twice.
    if (!next && row.state === (given.action === 'accept' ? 'accepted' : 'declined'))
      return { kind: 'answered' };
    if (!next) return { kind: 'not-possible', state };
    await transaction
      .update(quotes)
      .set({
        state: next,
        version: row.version + 1,
        answeredAt: at,
        answerIpAddress: ipAddress,
        ...(given.action === 'accept' ? { acceptedName: given.name } : { declineReason: given.reason }),
      })
      .where(eq(quotes.id, row.id));
    if (given.action === 'accept') {
      await notifyStaff(deps, transaction, { row, by: given.name });
      await confirmToClient(deps, transaction, row, given.name);
    } else await notifyStaff(deps, transaction, { row, reason: given.reason });
    return { kind: 'answered' };
  });
}

/** R-QUOTE-4: the client accepts the revision that the page shows. A second time changes nothing. */
export const acceptQuote = (
  deps: QuoteDeps,
  link: QuoteLink,
  { name, ...read }: Answer & { name: string },
): Promise<AnswerResult> => answer(deps, link, read, { action: 'accept', name });

/** R-QUOTE-4: the client declines the revision that the page shows, with a reason. */
export const declineQuote = (
  deps: QuoteDeps,
  link: QuoteLink,
  { reason, ...read }: Answer & { reason: string },
): Promise<AnswerResult> => answer(deps, link, read, { action: 'decline', reason });

/** A question is a message of the inbox, once (R-LEAD-1). False for an unknown link and the quote of a deleted account. */
export async function askAboutQuote(
  deps: QuoteDeps,
  link: QuoteLink,
  { question }: { question: string },
): Promise<boolean> {
  const row = await findLinkedQuote(deps, link);
  if (!row || row.clientEmail === '') return false;
  await storeLeadOnce(deps, {
    kind: 'contact',
    topic: 'project',
    name: row.clientName,
    email: row.clientEmail,
    message: question,
    meta: { reference: row.number, ...(row.company !== null && { company: row.company }) },
  });
  return true;
}
