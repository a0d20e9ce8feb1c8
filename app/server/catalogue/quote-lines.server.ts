import { formatOptions } from '~/domain/cart/line-changes';
import type { LineChange, Quote, QuotedLine, RequestedLine } from '~/domain/cart/quote';
import type { Product } from '~/domain/catalogue/product';
import { getVariantStock, resolveVariant } from '~/domain/catalogue/product-variants';
import type { ProductState } from '~/domain/catalogue/staff-product-query';
import { createCodePricing } from '~/domain/discounts/code-pricing';
import { type CodeShares, calculateUnitDiscount, type PricedCart, priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { type ProductRow, productColumns, toProduct } from './product-row.server';
import type { CatalogueDeps } from './types.server';

export interface CurrentRow extends ProductRow {
  state: ProductState;
}

export const currentColumns = `${productColumns}, p.state`;

/**
 * A condition on `$1`. PostgreSQL expects as many ids of any JSON, and plans the statement once; with an array it plans each time, which takes
 * longer than the statement.
 */
export const isRequestedId = 'in (select jsonb_array_elements_text($1::jsonb))';

/** The value of `$1`. */
export const toRequestedIds = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)]);

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
    ? Omit<Each, 'line' | 'productId'>
    : never
  : never;

/** A chosen option must exist. It can be left out only when there are fewer than two to choose from. */
function compareOptions({ options }: RequestedLine, { attributes }: Product): Change[] {
  const choices = { color: attributes.colors.map((color) => color.name), size: attributes.size };
  return (['color', 'size'] as const).flatMap((option): Change[] => {
    const before = options?.[option];
    const now = choices[option];
    if (before === undefined ? now.length < 2 : now.includes(before)) return [];
    return [{ kind: 'unknown-option', option, now, ...(before !== undefined && { before }) }];
  });
}

function comparePrice({ unitPrice }: RequestedLine, { price, sale }: Product): Change[] {
  const now = price - calculateUnitDiscount(price, sale);
  return unitPrice === undefined || unitPrice === now ? [] : [{ kind: 'price', before: unitPrice, now }];
}

/** Lines with the same text take from the same stock. */
function getStockKey({ productId, options }: RequestedLine, product: Product): string {
  const { color, size } = resolveVariant(product, options);
  return product.variants ? JSON.stringify([productId, color, size]) : productId;
}

function countUnits(key: string, lines: readonly RequestedLine[], { product }: CurrentProduct): number {
  const shared = lines.filter((line) => line.productId === product.id && getStockKey(line, product) === key);
  return shared.reduce((units, { quantity }) => units + quantity, 0);
}

/** Names the variant, when there are several. */
function nameVariant({ options }: RequestedLine, { name, variants }: Product): string {
  const chosen = variants ? formatOptions(options) : '';
  return chosen ? `${name} (${chosen})` : name;
}

/**
 * Compares the requested lines with the current products. The stock is shared by all lines of a variant; the first line
 * gets its units first. All amounts are in paise, with the tax rate of the site.
 */
export function compareLines(requestedLines: readonly RequestedLine[], current: CurrentProducts): Quote {
  const lines: QuotedLine[] = [];
  const changes: LineChange[] = [];
  const reservedUnits = new Map<string, number>();

  for (const [line, requested] of requestedLines.entries()) {
    const { productId, quantity, options } = requested;
    const found = current.get(productId);
    const addChanges = (...lineChanges: Change[]) => {
      const about = { line, productId, ...(found && { name: found.product.name }) };
      changes.push(...lineChanges.map((change) => ({ ...about, ...change })));
    };
    if (found?.state !== 'published') {
      addChanges({ kind: found?.state === 'draft' ? 'unpublished' : 'vanished' });
      continue;
    }
    const { product } = found;
    const optionChanges = compareOptions(requested, product);
    addChanges(...optionChanges, ...comparePrice(requested, product));
    if (optionChanges.length > 0) continue;
    const key = getStockKey(requested, product);
    const stock = getVariantStock(product, options);
    const reserved = reservedUnits.get(key) ?? 0;
    const possible = Math.min(quantity, stock - reserved);
    if (possible < quantity) {
      const before = countUnits(key, requestedLines, found);
      addChanges({ kind: 'short-stock', before, now: stock, name: nameVariant(requested, product) });
    }
    reservedUnits.set(key, reserved + possible);
    lines.push({ productId, quantity: possible, product, ...(options && { options }) });
  }
  return { lines, priced: priceLines(lines), changes };
}

/** The prices of quoted lines, with what a discount code takes off. */
export function priceLines(lines: readonly QuotedLine[], applied?: CodeShares): PricedCart {
  const priceable = lines.map(({ product: { price, sale }, quantity }) => ({
    price,
    quantity,
    ...(sale && { sale }),
  }));
  return priceCart(
    priceable,
    site.tax.rateBasisPoints,
    site.currency.label,
    applied && createCodePricing(applied),
  );
}

/** The current price of a cart. Reserves no stock: only an order does. */
export async function quoteLines({ db }: CatalogueDeps, lines: readonly RequestedLine[]): Promise<Quote> {
  const rows = await db.rows<CurrentRow>({
    name: 'quote',
    text: `select ${currentColumns} from products p left join categories c on c.id = p.category_id
      where p.id ${isRequestedId}`,
    values: [toRequestedIds(lines.map(({ productId }) => productId))],
  });
  return compareLines(lines, toCurrentProducts(rows));
}
