import { and, eq, inArray, sql } from 'drizzle-orm';
import { buildQuotePath } from '~/content/quotes/quote-paths';
import { parseQuoteNumber } from '~/domain/quotes/sales-quote';
import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { quoteRevisions, quotes } from '../db/schema/quotes.server';
import type { EmailQueue } from '../email/types.server';
import { hasKeyIn, withdrawUnsent } from '../email/withdraw-unsent.server';
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

type LinkedRow = Pick<QuoteTableRow, 'id' | 'clientEmail'>;

/** The link belongs to the address that gets it: when staff correct the address, the link of the former one opens nothing. */
const toSignedText = ({ id, clientEmail }: LinkedRow): string => `${id} ${clientEmail.toLowerCase()}`;

export const createQuoteKey = (secret: string, row: LinkedRow): string =>
  createLinkKey(secret, 'quote', toSignedText(row));

export const createQuotePath = (
  { secret }: Pick<QuoteDeps, 'secret'>,
  row: LinkedRow & Pick<QuoteTableRow, 'number'>,
): string => buildQuotePath(row.number, createQuoteKey(secret, row));

/** The key of the email about this revision. */
export const createSentKey = (id: string, revision: number): string => `quote-sent:${id}:${revision}`;

/**
 * R-QUOTE-3: emails about revisions that the client cannot accept any more, and that did not leave yet, are not sent: their address may be
 * the one that staff correct. The transaction must have locked the quote.
 */
export const withdrawSentEmails = (
  transaction: QueryBuilder,
  { id, revision }: Pick<QuoteTableRow, 'id' | 'revision'>,
): Promise<void> =>
  withdrawUnsent(
    transaction,
    hasKeyIn(Array.from({ length: revision }, (_, index) => createSentKey(id, index + 1))),
  );

/** Whether the records of emails say that all revisions that were sent went to the address of now. */
async function wereAllSentToClient(
  db: QueryBuilder,
  { id, clientEmail }: Pick<QuoteTableRow, 'id' | 'clientEmail'>,
): Promise<boolean> {
  const sent = await db
    .select({ revision: quoteRevisions.revision })
    .from(quoteRevisions)
    .where(eq(quoteRevisions.quoteId, id));
  const keys = sent.map(({ revision }) => createSentKey(id, revision));
  const isToClient = eq(sql`lower(${emails.recipient})`, clientEmail.toLowerCase());
  return (await db.$count(emails, and(inArray(emails.key, keys), isToClient))) === keys.length;
}

/**
 * Links of earlier versions of the site have the id alone. They are valid when all of them went to the address of now: a first revision
 * had no other address since it was sent, and of later ones the records of their emails show it, which are deleted after 90 days.
 */
const isValidFormerKey = async (
  { db, secret }: Pick<QuoteDeps, 'db' | 'secret'>,
  row: QuoteTableRow,
  key: string,
): Promise<boolean> =>
  isValidLinkKey(secret, 'quote', { id: row.id, key }) &&
  (row.revision === 1 || (await wereAllSentToClient(db, row)));

/** The quote that the link opens. A quote that was never sent has no page. */
export async function findLinkedQuote(
  deps: Pick<QuoteDeps, 'db' | 'secret'>,
  { number, key }: QuoteLink,
): Promise<QuoteTableRow | undefined> {
  const { db, secret } = deps;
  const parsed = parseQuoteNumber(number);
  if (parsed === undefined) return undefined;
  const [row] = await db.select().from(quotes).where(eq(quotes.number, parsed));
  if (!row || row.sentAt === null) return undefined;
  const isValid =
    isValidLinkKey(secret, 'quote', { id: toSignedText(row), key }) ||
    (await isValidFormerKey(deps, row, key));
  return isValid ? row : undefined;
}
