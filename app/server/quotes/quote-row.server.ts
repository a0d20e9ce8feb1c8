import { eq } from 'drizzle-orm';
import { getQuoteState } from '~/domain/quotes/quote-state';
import type { QuoteContent, SalesQuote } from '~/domain/quotes/sales-quote';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { quotes } from '../db/schema/quotes.server';
import { toIsoDay } from '../iso-day.server';

export type QuoteTableRow = typeof quotes.$inferSelect;

export const readStateOf = (row: Pick<QuoteTableRow, 'state' | 'validUntil'>, now: Date) =>
  getQuoteState(row, toIsoDay(now));

function readAnswer(row: QuoteTableRow): SalesQuote['answer'] {
  const { answeredAt: at, acceptedName: name, answerIpAddress: ipAddress, declineReason: reason } = row;
  return at === null
    ? undefined
    : {
        at,
        ...(name !== null && { name }),
        ...(ipAddress !== null && { ipAddress }),
        ...(reason !== null && { reason }),
      };
}

export function toContent(row: QuoteTableRow): QuoteContent {
  const { clientName: name, clientEmail: email, company, billing, gstin, notes, plan } = row;
  const { lines, validUntil, terms } = row;
  return {
    client: {
      name,
      email,
      billing,
      ...(company !== null && { company }),
      ...(gstin !== null && { gstin }),
    },
    lines,
    validUntil,
    terms,
    ...(plan && { plan }),
    ...(notes !== null && { notes }),
  };
}

export function toSalesQuote(row: QuoteTableRow, now: Date): SalesQuote {
  const { id, number, revision, totals, createdAt, sentAt } = row;
  const answer = readAnswer(row);
  return {
    ...toContent(row),
    id,
    number,
    revision,
    totals,
    createdAt,
    state: readStateOf(row, now),
    ...(sentAt !== null && { sentAt }),
    ...(answer && { answer }),
  };
}

export async function findQuote(db: QueryBuilder, id: string): Promise<QuoteTableRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row;
}

/** Locks the quote until the end of the transaction: a change, a withdrawal and an answer wait for each other. */
export async function lockQuote(transaction: QueryBuilder, id: string): Promise<QuoteTableRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await transaction.select().from(quotes).where(eq(quotes.id, id)).for('update');
  return row;
}
