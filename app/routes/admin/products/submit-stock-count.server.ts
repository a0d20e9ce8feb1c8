import { parseWithZod } from '@conform-to/zod/v4';
import type { SignedIn } from '~/domain/auth/session';
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

type Refusal = Exclude<CountResult['result']['kind'], 'changed' | 'unchanged'>;

const REFUSALS: Readonly<Record<Refusal, string>> = {
  conflict: 'It was changed in the meantime. Please count it again.',
  'no-variant': 'This variant is not offered any more.',
  'too-few': 'It was changed in the meantime. Please count it again.',
  unknown: 'This product was deleted.',
};

const isRefusal = (kind: CountResult['result']['kind']): kind is Refusal => Object.hasOwn(REFUSALS, kind);

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
  const refused = results.flatMap(({ row, result: { kind } }) =>
    isRefusal(kind) ? [[formatKey(row), { units: String(row.units), error: REFUSALS[kind] }] as const] : [],
  );
  if (refused.length === 0) return { kind: 'done' };
  const done = results.length - refused.length;
  return reject(409, refused, `Entered: ${done} of ${results.length}. The others are marked below.`);
}
