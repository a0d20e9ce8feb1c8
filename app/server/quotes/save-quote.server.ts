import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { formatFinancialYear } from '~/domain/invoices/invoice-number';
import { QUOTE_LIMITS, type QuoteInput } from '~/domain/quotes/quote-schema';
import { getRevisionAfterChange, getStateAfter, type QuoteState } from '~/domain/quotes/quote-state';
import type { QuoteContent } from '~/domain/quotes/sales-quote';
import { isUuid } from '~/domain/text/uuid';
import { pickChanged, recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { leads } from '../db/schema/leads.server';
import { quotes } from '../db/schema/quotes.server';
import { createProductLine } from './product-line.server';
import { toAuditValues, toColumns, toEntry } from './quote-columns.server';
import { type QuoteDeps, withdrawSentEmails } from './quote-link.server';
import { findQuote, lockQuote, readStateOf, toContent } from './quote-row.server';

export type SaveQuoteResult =
  | { kind: 'saved'; id: string }
  | { kind: 'unknown-product' }
  | { kind: 'too-many-lines' }
  /** Another member of staff or the client changed it meanwhile. */
  | { kind: 'changed-meanwhile'; current: { content: QuoteContent; state: QuoteState } }
  | { kind: 'not-possible'; state: QuoteState }
  | { kind: 'unknown' };

/** The content of the form, with the product as one more line. */
async function readContent(
  db: QueryBuilder,
  { product, productQuantity, version: _, submissionKey: __, ...content }: QuoteInput,
): Promise<QuoteContent | Extract<SaveQuoteResult, { kind: 'unknown-product' | 'too-many-lines' }>> {
  if (product === undefined) return content;
  const line = await createProductLine(db, { product, quantity: productQuantity ?? 1 });
  if (!line) return { kind: 'unknown-product' };
  const lines = [...content.lines, line];
  return lines.length > QUOTE_LIMITS.lines ? { kind: 'too-many-lines' } : { ...content, lines };
}

/** `QT-2627-000001`: the financial year and the position in it. */
const selectNextNumber = (now: Date) => {
  const year = formatFinancialYear(now);
  return sql<string>`'QT-' || ${year}::text || '-' || lpad(next_quote_position(${year}::text)::text, 6, '0')`;
};

interface NewQuote {
  content: QuoteContent;
  leadId: string | null;
  submissionKey?: string | undefined;
}

/** The quote that the same form made before. */
async function findBySubmissionKey(db: QueryBuilder, key: string | undefined): Promise<string> {
  const { id, submissionKey } = quotes;
  const [row] = key === undefined ? [] : await db.select({ id }).from(quotes).where(eq(submissionKey, key));
  if (!row) throw new Error('The quote was not written.');
  return row.id;
}

async function insertQuote(
  { db, clock }: QuoteDeps,
  actor: SignedIn,
  { content, leadId, submissionKey }: NewQuote,
): Promise<string> {
  const id = uuid();
  const at = clock();
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(quotes)
      .values({
        ...toColumns(content),
        id,
        number: selectNextNumber(at),
        leadId,
        createdBy: actor.user.id,
        createdAt: at,
        submissionKey,
      })
      .onConflictDoNothing({ target: quotes.submissionKey })
      .returning();
    if (!row) return findBySubmissionKey(transaction, submissionKey);
    await recordChange(transaction, {
      ...toEntry(actor, at, row),
      action: 'quote-created',
      after: toAuditValues(row),
    });
    return id;
  });
}

const hasLead = async (db: QueryBuilder, id: string): Promise<boolean> =>
  isUuid(id) && (await db.$count(leads, eq(leads.id, id))) > 0;

/**
 * The form has passed quoteFormSchema. The same form a second time, even at the same time, makes no second quote. `leadId` is the message that
 * it answers. Throws NotAllowedError.
 */
export async function createQuote(
  deps: QuoteDeps,
  actor: SignedIn,
  { form, leadId }: { form: QuoteInput; leadId?: string | undefined },
): Promise<SaveQuoteResult> {
  requirePermission(actor.user, 'quotes.manage');
  const content = await readContent(deps.db, form);
  if ('kind' in content) return content;
  const known = leadId !== undefined && (await hasLead(deps.db, leadId)) ? leadId : null;
  const { submissionKey } = form;
  return { kind: 'saved', id: await insertQuote(deps, actor, { content, leadId: known, submissionKey }) };
}

/**
 * R-QUOTE-3: changes a quote. One that the client has seen becomes a draft of the next revision: its link says so until the
 * revision is sent. The form has passed quoteFormSchema. Throws NotAllowedError.
 */
export async function changeQuote(
  { db, clock }: QuoteDeps,
  actor: SignedIn,
  { id, form }: { id: string; form: QuoteInput },
): Promise<SaveQuoteResult> {
  requirePermission(actor.user, 'quotes.manage');
  const content = await readContent(db, form);
  if ('kind' in content) return content;
  // The deletion of the account locks emails before quotes.
  return retryOnConflict(() =>
    db.transaction(async (transaction): Promise<SaveQuoteResult> => {
      const row = await lockQuote(transaction, id);
      if (!row) return { kind: 'unknown' };
      const at = clock();
      const state = readStateOf(row, at);
      if (row.version !== form.version)
        return { kind: 'changed-meanwhile', current: { content: toContent(row), state } };
      const next = getStateAfter('change', state);
      if (!next) return { kind: 'not-possible', state };
      const written = toColumns(content);
      const columns = {
        ...written,
        state: next,
        version: row.version + 1,
        revision: getRevisionAfterChange({ state, revision: row.revision }),
        // The account had the email that the quote had.
        ...(written.clientEmail.toLowerCase() !== row.clientEmail.toLowerCase() && { userId: null }),
      };
      const noAnswer = { answeredAt: null, acceptedName: null, answerIpAddress: null, declineReason: null };
      await transaction
        .update(quotes)
        .set({ ...columns, ...noAnswer })
        .where(eq(quotes.id, id));
      await withdrawSentEmails(transaction, row);
      const changed = pickChanged(toAuditValues(row), toAuditValues(columns));
      await recordChange(transaction, { ...toEntry(actor, at, row), action: 'quote-changed', ...changed });
      return { kind: 'saved', id };
    }),
  );
}

/** A new draft with the same content. `null` for an unknown quote. Throws NotAllowedError. */
export async function duplicateQuote(
  deps: QuoteDeps,
  actor: SignedIn,
  { id, validUntil }: { id: string; validUntil: string },
): Promise<string | null> {
  requirePermission(actor.user, 'quotes.manage');
  const row = await findQuote(deps.db, id);
  if (!row) return null;
  const content = { ...toContent(row), validUntil };
  return insertQuote(deps, actor, { content, leadId: row.leadId });
}
