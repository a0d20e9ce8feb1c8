import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { canDo, isDeletable, type QuoteState } from '~/domain/quotes/quote-state';
import { recordChange } from '../audit/record-change.server';
import { quotes } from '../db/schema/quotes.server';
import { toAuditValues, toEntry } from './quote-columns.server';
import type { QuoteDeps } from './quote-link.server';
import { lockQuote, readStateOf } from './quote-row.server';
import type { QuoteVersion } from './send-quote.server';

export type DeleteQuoteResult =
  | { kind: 'deleted' }
  /** It is the draft of a later revision: the client has seen an earlier one. */
  | { kind: 'was-sent' }
  | { kind: 'changed-meanwhile' }
  | { kind: 'not-possible'; state: QuoteState }
  | { kind: 'unknown' };

/**
 * R-QUOTE-6: deletes a draft that was never sent. The message that it answers stays, and its number is not given again. Throws
 * NotAllowedError.
 */
export async function deleteQuote(
  { db, clock }: QuoteDeps,
  actor: SignedIn,
  { id, version }: QuoteVersion,
): Promise<DeleteQuoteResult> {
  requirePermission(actor.user, 'quotes.manage');
  return db.transaction(async (transaction): Promise<DeleteQuoteResult> => {
    const row = await lockQuote(transaction, id);
    if (!row) return { kind: 'unknown' };
    const at = clock();
    const state = readStateOf(row, at);
    if (!canDo('delete', state)) return { kind: 'not-possible', state };
    if (!isDeletable({ state, sentAt: row.sentAt })) return { kind: 'was-sent' };
    if (row.version !== version) return { kind: 'changed-meanwhile' };
    await transaction.delete(quotes).where(eq(quotes.id, id));
    const before = toAuditValues(row);
    await recordChange(transaction, { ...toEntry(actor, at, row), action: 'quote-deleted', before });
    return { kind: 'deleted' };
  });
}
