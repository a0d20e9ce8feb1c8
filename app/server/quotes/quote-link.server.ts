import { eq } from 'drizzle-orm';
import { buildQuotePath } from '~/content/quotes/quote-paths';
import { parseQuoteNumber } from '~/domain/quotes/sales-quote';
import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';
import type { ServiceDeps } from '../db/database.server';
import { quotes } from '../db/schema/quotes.server';
import type { EmailQueue } from '../email/types.server';
import type { QuoteTableRow } from './quote-row.server';

export interface QuoteDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** Signs the private links. */
  secret: string;
}

/** The number and the key of the private link. */
export interface QuoteLink {
  number: string;
  key: string;
}

export const createQuotePath = (
  { secret }: Pick<QuoteDeps, 'secret'>,
  { id, number }: Pick<QuoteTableRow, 'id' | 'number'>,
): string => buildQuotePath(number, createLinkKey(secret, 'quote', id));

/** The quote that the link opens. A quote that was never sent has no page. */
export async function findLinkedQuote(
  { db, secret }: Pick<QuoteDeps, 'db' | 'secret'>,
  { number, key }: QuoteLink,
): Promise<QuoteTableRow | undefined> {
  const parsed = parseQuoteNumber(number);
  if (parsed === undefined) return undefined;
  const [row] = await db.select().from(quotes).where(eq(quotes.number, parsed));
  return row && row.sentAt !== null && isValidLinkKey(secret, 'quote', { id: row.id, key }) ? row : undefined;
}
