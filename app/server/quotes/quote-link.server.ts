import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { buildQuotePath } from '~/content/quotes/quote-paths';
import { parseQuoteNumber } from '~/domain/quotes/sales-quote';
import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
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

/** Whether a revision of the quote was sent to another address than that of now. */
async function wasSentElsewhere(
  db: QueryBuilder,
  { id, clientEmail, revision }: QuoteTableRow,
): Promise<boolean> {
  const keys = Array.from({ length: revision }, (_, index) => createSentKey(id, index + 1));
  const isOther = ne(sql`lower(${emails.recipient})`, clientEmail.toLowerCase());
  return (await db.$count(emails, and(inArray(emails.key, keys), isOther))) > 0;
}

/** Links of earlier versions of the site have the id alone. They are valid as long as all of them went to the address of now. */
const isValidFormerKey = async (
  { db, secret }: Pick<QuoteDeps, 'db' | 'secret'>,
  row: QuoteTableRow,
  key: string,
): Promise<boolean> =>
  isValidLinkKey(secret, 'quote', { id: row.id, key }) && !(await wasSentElsewhere(db, row));

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
