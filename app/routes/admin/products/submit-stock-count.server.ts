import { parseWithZod } from '@conform-to/zod/v4';
import type { SignedIn } from '~/domain/auth/session';
import { formatOptions } from '~/domain/cart/line-changes';
import {
  type CountedRow,
  countedUnits,
  formatStockRowKey,
  stockCountSchema,
} from '~/domain/catalogue/stock-count';
import type { StockCountState, TypedCount } from '~/features/admin-products/stock-count-state';
import type { CountResult } from '~/server/products/count-stock.server';
import type { ProductManagement } from '~/server/products/product-management.server';

export type StockCountOutcome =
  | { kind: 'done' }
  | { kind: 'rejected'; state: StockCountState; status: 400 | 409 };

const CHANGED_MEANWHILE = 'It was changed in the meantime. Please count it again.';

type Kind = CountResult['result']['kind'];

const isRefused = (kind: Kind) => kind !== 'changed' && kind !== 'unchanged';

/** The page does not list it any more: the product was deleted, or the variant is no longer offered. */
const isGone = (kind: Kind) => kind === 'unknown' || kind === 'no-variant';

const describeRow = ({ id, variant }: CountedRow) =>
  [id, variant && formatOptions(variant)].filter(Boolean).join(', ');

/** How many rows were set, and which of the others are not marked because the page does not list them. */
function describeResults(results: readonly CountResult[]): string {
  const done = results.filter(({ result: { kind } }) => !isRefused(kind)).length;
  const gone = results.filter(({ result: { kind } }) => isGone(kind)).map(({ row }) => describeRow(row));
  return [
    `Entered: ${done} of ${results.length}.`,
    ...(done + gone.length < results.length ? ['The others are marked below.'] : []),
    ...(gone.length > 0 ? [`Not entered, because it is no longer offered: ${gone.join('; ')}.`] : []),
  ].join(' ');
}

const formatKey = ({ id: productId, variant }: Pick<CountedRow, 'id' | 'variant'>) =>
  formatStockRowKey({ productId, ...(variant && { variant }) });

const reject = (
  status: 400 | 409,
  rows: readonly (readonly [string, TypedCount])[],
  issue: string,
): StockCountOutcome => ({ kind: 'rejected', status, state: { issue, rows: Object.fromEntries(rows) } });

/** Sets the stock of the rows that were counted. With a number that cannot be read, none is set. */
export async function submitStockCount(
  products: ProductManagement,
  actor: SignedIn,
  form: FormData,
): Promise<StockCountOutcome> {
  const submission = parseWithZod(form, { schema: stockCountSchema });
  if (submission.status !== 'success') return reject(400, [], 'Please load the page again.');
  const typed = submission.value.counts.flatMap(({ units: text = '', ...row }) =>
    text.trim() === '' ? [] : { row, text, units: countedUnits.safeParse(text) },
  );
  if (typed.length === 0) return reject(400, [], 'Nothing is counted yet.');
  if (typed.some(({ units }) => !units.success)) {
    const rows = typed.map(({ row, text, units: { error } }) => {
      const issue = error?.issues[0]?.message;
      return [formatKey(row), { units: text, version: row.version, ...(issue && { error: issue }) }] as const;
    });
    return reject(400, rows, 'Nothing was changed: a number cannot be read.');
  }
  const counts = typed.flatMap(({ row, units: { data } }) =>
    data === undefined ? [] : { ...row, units: data },
  );
  const results = await products.countStock(actor, { counts });
  const refused = results.filter(({ result: { kind } }) => isRefused(kind));
  if (refused.length === 0) return { kind: 'done' };
  const rows = refused.map(({ row }) => {
    return [formatKey(row), { units: String(row.units), error: CHANGED_MEANWHILE }] as const;
  });
  return reject(409, rows, describeResults(results));
}
