import type { LineChange, Quote, QuotedLine, RequestedLine } from '~/domain/cart/quote';
import type { Product } from '~/domain/catalogue/product';
import { type PricedCart, priceCart, unitDiscount } from '~/domain/pricing/pricing';
import { site } from '~site';
import type { Database } from '../db/database.server';
import type { ProductState } from '../db/schema/catalogue.server';
import { type ProductRow, productColumns, toProduct } from './product-row.server';

export interface CurrentRow extends ProductRow {
  state: ProductState;
}

export const currentColumns = `${productColumns}, p.state`;

interface CurrentProduct {
  product: Product;
  state: ProductState;
}

type CurrentProducts = ReadonlyMap<string, CurrentProduct>;

export function toCurrentProducts(rows: readonly CurrentRow[]): CurrentProducts {
  return new Map(rows.map((row) => [row.id, { product: toProduct(row), state: row.state }]));
}

type Change = LineChange extends infer Each
  ? Each extends LineChange
    ? Omit<Each, 'line' | 'productId' | 'name'>
    : never
  : never;

/** A choice must be one of those there are, and may be left out only when there is nothing to choose between. */
function optionChanges({ options }: RequestedLine, { attributes }: Product): Change[] {
  const choices = { color: attributes.colors.map((color) => color.name), size: attributes.size };
  return (['color', 'size'] as const).flatMap((option): Change[] => {
    const before = options?.[option];
    const now = choices[option];
    if (before === undefined ? now.length < 2 : now.includes(before)) return [];
    return [{ kind: 'unknown-option', option, now, ...(before !== undefined && { before }) }];
  });
}

function priceChanges({ unitPrice }: RequestedLine, { price, sale }: Product): Change[] {
  const now = price - unitDiscount(price, sale);
  return unitPrice === undefined || unitPrice === now ? [] : [{ kind: 'price', before: unitPrice, now }];
}

function countUnits(productId: string, lines: readonly RequestedLine[]): number {
  return lines.reduce((units, line) => (line.productId === productId ? units + line.quantity : units), 0);
}

/**
 * Holds what was shown against what is. Stock counts over all lines of a product, the first line served first.
 * Priced by ~/domain/pricing with the site's tax rate; all amounts in paise.
 */
export function compareLines(wanted: readonly RequestedLine[], current: CurrentProducts): Quote {
  const lines: QuotedLine[] = [];
  const changes: LineChange[] = [];
  const taken = new Map<string, number>();

  for (const [line, want] of wanted.entries()) {
    const { productId, quantity, options } = want;
    const found = current.get(productId);
    const note = (...differences: Change[]) => {
      const about = { line, productId, ...(found && { name: found.product.name }) };
      changes.push(...differences.map((difference) => ({ ...about, ...difference })));
    };
    if (found?.state !== 'published') {
      note({ kind: found?.state === 'draft' ? 'unpublished' : 'vanished' });
      continue;
    }
    const { product } = found;
    const faults = optionChanges(want, product);
    note(...faults, ...priceChanges(want, product));
    const before = taken.get(productId) ?? 0;
    const possible = Math.min(quantity, product.stock - before);
    if (possible < quantity)
      note({ kind: 'short-stock', before: countUnits(productId, wanted), now: product.stock });
    if (faults.length > 0) continue;
    taken.set(productId, before + possible);
    lines.push({ productId, quantity: possible, product, ...(options && { options }) });
  }
  return { lines, priced: priceLines(lines), changes };
}

function priceLines(lines: readonly QuotedLine[]): PricedCart {
  const priceable = lines.map(({ product: { price, sale }, quantity }) => ({
    price,
    quantity,
    ...(sale && { sale }),
  }));
  return priceCart(priceable, site.tax.rateBasisPoints, site.currency.label);
}

/** What a cart is worth now. Promises nothing: only an order takes something out of stock. */
export async function quoteLines(database: Database, lines: readonly RequestedLine[]): Promise<Quote> {
  const rows = await database.rows<CurrentRow>({
    name: 'quote',
    text: `select ${currentColumns} from products p left join categories c on c.id = p.category_id
      where p.id = any($1::text[])`,
    values: [[...new Set(lines.map((line) => line.productId))]],
  });
  return compareLines(lines, toCurrentProducts(rows));
}
