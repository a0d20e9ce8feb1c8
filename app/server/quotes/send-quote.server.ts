import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { hasOneRate } from '~/domain/quotes/quote-plan';
import { canDo, type QuoteState } from '~/domain/quotes/quote-state';
import { site } from '~site';
import { recordChange } from '../audit/record-change.server';
import { retryOnConflict } from '../db/retry.server';
import { quoteRevisions, quotes } from '../db/schema/quotes.server';
import { toIsoDay } from '../iso-day.server';
import { toAuditValues, toEntry } from './quote-columns.server';
import { createQuotePath, createSentKey, type QuoteDeps, withdrawSentEmails } from './quote-link.server';
import { lockQuote, readStateOf } from './quote-row.server';

/** A form with another version is out of date. */
export interface QuoteVersion {
  id: string;
  version: number;
}

export type SendQuoteResult =
  | { kind: 'sent' }
  /** A quote needs a line, an amount, an email and a day that is not over; one with milestones has one rate of GST. */
  | { kind: 'incomplete'; issue: 'no-lines' | 'no-amount' | 'day-over' | 'no-email' | 'several-rates' }
  | { kind: 'changed-meanwhile' }
  | { kind: 'not-possible'; state: QuoteState }
  | { kind: 'unknown' };

/** R-QUOTE-3: sends the revision by email and records what it offers. Throws NotAllowedError. */
export async function sendQuote(
  { db, emailQueue, secret, clock }: QuoteDeps,
  actor: SignedIn,
  { id, version }: QuoteVersion,
): Promise<SendQuoteResult> {
  requirePermission(actor.user, 'quotes.manage');
  return db.transaction(async (transaction): Promise<SendQuoteResult> => {
    const row = await lockQuote(transaction, id);
    if (!row) return { kind: 'unknown' };
    if (row.version !== version) return { kind: 'changed-meanwhile' };
    const at = clock();
    const state = readStateOf(row, at);
    if (!canDo('send', state)) return { kind: 'not-possible', state };
    if (row.lines.length === 0) return { kind: 'incomplete', issue: 'no-lines' };
    if (row.total === 0) return { kind: 'incomplete', issue: 'no-amount' };
    if (row.clientEmail === '') return { kind: 'incomplete', issue: 'no-email' };
    if (row.plan && !hasOneRate(row.lines)) return { kind: 'incomplete', issue: 'several-rates' };
    if (row.validUntil < toIsoDay(at)) return { kind: 'incomplete', issue: 'day-over' };
    const sent = { state: 'sent', sentAt: at, version: version + 1 } as const;
    await transaction.update(quotes).set(sent).where(eq(quotes.id, id));
    const { revision, lines, totals, plan, validUntil, notes, terms } = row;
    await transaction.insert(quoteRevisions).values({
      id: uuid(),
      quoteId: id,
      revision,
      lines,
      totals,
      plan,
      validUntil,
      notes,
      terms,
      sentAt: at,
    });
    // A member of staff decides who gets the quote: the limit of unconfirmed recipients is for forms of visitors.
    await emailQueue.enqueue(transaction, {
      template: 'quote-sent',
      data: {
        name: row.clientName,
        number: row.number,
        revision,
        total: row.total,
        validUntil,
        link: createQuotePath({ secret }, row),
      },
      key: createSentKey(id, revision),
      to: row.clientEmail,
      audience: 'confirmed',
      replyTo: site.emails.projects,
    });
    const before = toAuditValues(row);
    const after = toAuditValues({ ...row, ...sent });
    await recordChange(transaction, { ...toEntry(actor, at, row), action: 'quote-sent', before, after });
    return { kind: 'sent' };
  });
}

export type WithdrawQuoteResult =
  | Exclude<SendQuoteResult, { kind: 'sent' | 'incomplete' }>
  | { kind: 'withdrawn' };

/** The client cannot accept it any more. Throws NotAllowedError. */
export async function withdrawQuote(
  { db, clock }: QuoteDeps,
  actor: SignedIn,
  { id, version }: QuoteVersion,
): Promise<WithdrawQuoteResult> {
  requirePermission(actor.user, 'quotes.manage');
  // The deletion of the account locks emails before quotes.
  return retryOnConflict(() =>
    db.transaction(async (transaction): Promise<WithdrawQuoteResult> => {
      const row = await lockQuote(transaction, id);
      if (!row) return { kind: 'unknown' };
      const at = clock();
      const state = readStateOf(row, at);
      if (!canDo('withdraw', state)) return { kind: 'not-possible', state };
      if (row.version !== version) return { kind: 'changed-meanwhile' };
      const withdrawn = { state: 'withdrawn', version: version + 1 } as const;
      await transaction.update(quotes).set(withdrawn).where(eq(quotes.id, id));
      await withdrawSentEmails(transaction, row);
      const before = toAuditValues(row);
      const after = toAuditValues({ ...row, ...withdrawn });
      await recordChange(transaction, {
        ...toEntry(actor, at, row),
        action: 'quote-withdrawn',
        before,
        after,
      });
      return { kind: 'withdrawn' };
    }),
  );
}
