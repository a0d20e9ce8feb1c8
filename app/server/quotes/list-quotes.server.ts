import { and, count, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { QuoteQuery } from '~/domain/quotes/quote-query';
import { QUOTE_STATES, type QuoteState } from '~/domain/quotes/quote-state';
import type { QuoteRow, SalesQuote } from '~/domain/quotes/sales-quote';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { quoteRevisions, quotes } from '../db/schema/quotes.server';
import { toIsoDay } from '../iso-day.server';
import { createQuotePath, type QuoteDeps } from './quote-link.server';
import { findQuote, readStateOf, toSalesQuote } from './quote-row.server';

const ROWS_PER_PAGE = 50;

export interface QuoteList {
  /** The newest first. */
  rows: QuoteRow[];
  /** How many quotes fit the search in each state. */
  counts: Readonly<Record<QuoteState | 'all', number>>;
  /** For the next page. Absent on the last one. */
  after?: string;
}

export interface StaffQuote {
  quote: SalesQuote;
  version: number;
  /** The private link of the client. Absent until it is sent. */
  path?: string;
  leadId?: string;
  /** What was sent before, the newest first. */
  revisions: { revision: number; total: number; validUntil: string; sentAt: Date }[];
}

function matches(q: string): SQL | undefined {
  if (!q) return undefined;
  const pattern = toLikePattern(q);
  return or(
    ...[quotes.number, quotes.clientName, quotes.clientEmail, quotes.company].map((column) =>
      ilike(column, pattern),
    ),
  );
}

function isIn(view: QuoteQuery['view'], today: string): SQL | undefined {
  if (view === 'all') return undefined;
  if (view === 'expired') return and(eq(quotes.state, 'sent'), lt(quotes.validUntil, today));
  if (view === 'sent') return and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today));
  return eq(quotes.state, view);
}

/** The quotes of the query, 50 a page, and how many fit in each state. Throws NotAllowedError. */
export async function listQuotes(
  { db, clock }: QuoteDeps,
  { user }: SignedIn,
  { view, q, after }: QuoteQuery,
): Promise<QuoteList> {
  requirePermission(user, 'quotes.manage');
  const now = clock();
  const today = toIsoDay(now);
  const isExpired = sql<boolean>`(${quotes.state} = 'sent' and ${quotes.validUntil} < ${today})`;
  const states = await db
    .select({ state: quotes.state, isExpired: isExpired.as('is_expired'), count: count() })
    .from(quotes)
    .where(matches(q))
    .groupBy(quotes.state, sql`is_expired`);
  const countOf = (state: QuoteState) =>
    states.find((row) => (row.isExpired ? 'expired' : row.state) === state)?.count ?? 0;
  const counts = Object.fromEntries(QUOTE_STATES.map((state) => [state, countOf(state)])) as Record<
    QuoteState,
    number
  >;
  // The ids are in the order of time.
  const rows = await db
    .select()
    .from(quotes)
    .where(and(matches(q), isIn(view, today), after ? lt(quotes.id, after) : undefined))
    .orderBy(desc(quotes.id))
    .limit(ROWS_PER_PAGE + 1);
  const { page, last } = cutPage(rows, ROWS_PER_PAGE);
  return {
    rows: page.map((row) => ({
      id: row.id,
      number: row.number,
      state: readStateOf(row, now),
      name: row.clientName,
      ...(row.company !== null && { company: row.company }),
      total: row.total,
      validUntil: row.validUntil,
      createdAt: row.createdAt,
    })),
    counts: { ...counts, all: states.reduce((total, row) => total + row.count, 0) },
    ...(last && { after: last.id }),
  };
}

/** One quote with what was sent before. `null` for an unknown id. Throws NotAllowedError. */
export async function getQuote(
  { db, secret, clock }: QuoteDeps,
  { user }: SignedIn,
  id: string,
): Promise<StaffQuote | null> {
  requirePermission(user, 'quotes.manage');
  const row = await findQuote(db, id);
  if (!row) return null;
  const { revision, totals, validUntil, sentAt } = quoteRevisions;
  const sent = await db
    .select({ revision, totals, validUntil, sentAt })
    .from(quoteRevisions)
    .where(eq(quoteRevisions.quoteId, id))
    .orderBy(desc(revision));
  return {
    quote: toSalesQuote(row, clock()),
    version: row.version,
    ...(row.sentAt !== null && { path: createQuotePath({ secret }, row) }),
    ...(row.leadId !== null && { leadId: row.leadId }),
    revisions: sent.map(({ totals: { total }, ...columns }) => ({ ...columns, total })),
  };
}
