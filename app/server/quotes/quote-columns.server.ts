import type { AuditValues } from '~/domain/audit/audit-event';
import type { SignedIn } from '~/domain/auth/session';
import { priceQuote } from '~/domain/quotes/quote-totals';
import type { QuoteContent } from '~/domain/quotes/sales-quote';
import { site } from '~site';
import type { AuditEntry } from '../audit/record-change.server';
import type { QuoteTableRow } from './quote-row.server';

/** The columns of what staff write, with the totals. */
export function toColumns({ client, lines, plan, validUntil, notes, terms }: QuoteContent) {
  const { name, email, company, billing, gstin } = client;
  const totals = priceQuote(lines, {
    supplierStateCode: site.address.stateCode,
    state: billing.state,
  });
  return {
    clientName: name,
    clientEmail: email,
    company: company ?? null,
    billing,
    gstin: gstin ?? null,
    lines,
    totals,
    total: totals.total,
    plan: plan ?? null,
    validUntil,
    notes: notes ?? null,
    terms,
  };
}

/** The fields of a quote for the audit log: nothing about the client. */
export const toAuditValues = (
  row: Pick<QuoteTableRow, 'state' | 'revision' | 'total' | 'validUntil' | 'lines' | 'plan'>,
): AuditValues => ({
  state: row.state,
  revision: row.revision,
  total: row.total,
  validUntil: row.validUntil,
  lines: row.lines.length,
  ...(row.plan && { milestones: row.plan.milestones.length, paymentDays: row.plan.paymentDays }),
});

export const toEntry = ({ user }: SignedIn, at: Date, { id, number }: Pick<QuoteTableRow, 'id' | 'number'>) =>
  ({
    userId: user.id,
    area: 'quotes',
    at,
    subjectId: id,
    subjectLabel: number,
  }) satisfies Omit<AuditEntry, 'action'>;
