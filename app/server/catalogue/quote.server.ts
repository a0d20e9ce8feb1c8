import { site } from '~site';
import type { ChosenOptions } from '~/domain/cart';
import { type PricedCart, priceCart, unitDiscount } from '~/domain/pricing';
import type { Product } from '~/domain/product';
import type { Database } from '../db/database.server';
import type { ProductState } from '../db/schema/catalogue.server';
import { type ProductRow, productColumns, toProduct } from './product-row.server';

/** `unitPrice` in paise is what the shopper saw for one unit after its discount; without it no price can differ. */
export interface WantedLine {
  productId: string;
  quantity: number;
  options?: ChosenOptions;
  unitPrice?: number;
}

/**
 * What is not as it was shown. `line` is the position in what was asked for.
 * price: paise of one unit after discount · short-stock: units wanted of the product, and units there are ·
 * unknown-option: `was` is what was chosen, absent when nothing was although there is a choice.
 */
export type LineChange = { line: number; productId: string; name?: string } & (
  | { what: 'vanished' | 'unpublished' }
  | { what: 'price'; was: number; is: number }
  | { what: 'short-stock'; was: number; is: number }
  | { what: 'unknown-option'; option: 'color' | 'size'; was?: string; is: string[] }
);

export interface QuotedLine {
  productId: string;
  /** Units that can be bought of this line now, from 0 to what was wanted. */
  quantity: number;
  options?: ChosenOptions;
  product: Product;
}

/** `lines` holds what can still be bought, and `priced` its prices in the same order. */
export interface Quote {
  lines: QuotedLine[];
  priced: PricedCart;
  changes: LineChange[];
}

/** A product as it is for sale now, published or not. */
export interface CurrentProduct {
  product: Product;
  state: ProductState;
}

const CHOICES = { color: 'colors', size: 'size' } as const;

function choicesOf(product: Product, option: 'color' | 'size'): string[] {
  return option === 'size' ? product.attributes.size : product.attributes.colors.map((color) => color.name);
}

/** A choice must be one of those there are, and may only be left out when there is nothing to choose between. */
function optionChanges(line: WantedLine, product: Product): { option: 'color' | 'size'; was?: string; is: string[] }[] {
  const options = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return options.flatMap((option) => {
    const was = line.options?.[option];
    const is = choicesOf(product, option);
    const fits = was === undefined ? is.length < 2 : is.includes(was);
    return fits ? [] : [{ option, is, ...(was !== undefined && { was }) }];
  });
}

/**
 * Holds what was shown against what is. Stock counts over all lines of a product, the first line served first.
 * Prices with the rules of ~/domain/pricing and the site's tax rate; all amounts in paise.
 */
export function compareLines(wanted: readonly WantedLine[], current: ReadonlyMap<string, CurrentProduct>): Quote {
  const lines: QuotedLine[] = [];
  const changes: LineChange[] = [];
  const left = new Map<string, number>();
  const units = new Map<string, number>();
  for (const { productId, quantity } of wanted) units.set(productId, (units.get(productId) ?? 0) + quantity);

  for (const [line, want] of wanted.entries()) {
    const { productId, quantity, options, unitPrice } = want;
    const found = current.get(productId);
    if (!found || found.state !== 'published') {
      const unpublished = found?.state === 'draft';
      changes.push({ line, productId, what: unpublished ? 'unpublished' : 'vanished', ...(found && { name: found.product.name }) });
      continue;
    }
    const { product } = found;
    const { name, price, sale, stock } = product;
    const faults = optionChanges(want, product);
    changes.push(...faults.map((fault) => ({ line, productId, name, what: 'unknown-option' as const, ...fault })));

    const now = price - unitDiscount(price, sale);
    if (unitPrice !== undefined && unitPrice !== now) {
      changes.push({ line, productId, name, what: 'price', was: unitPrice, is: now });
    }
    const available = left.get(productId) ?? stock;
    if (quantity > available) {
      changes.push({ line, productId, name, what: 'short-stock', was: units.get(productId) ?? quantity, is: stock });
    }
    const possible = Math.min(quantity, available);
    left.set(productId, available - possible);
    if (faults.length > 0) continue;
    lines.push({ productId, quantity: possible, product, ...(options && { options }) });
  }
  const priced = priceCart(
    lines.map(({ product: { price, sale }, quantity }) => ({ price, quantity, ...(sale && { sale }) })),
    site.tax.rateBasisPoints,
    site.currency.label,
  );
  return { lines, priced, changes };
}

/** What a cart is worth now. Promises nothing: only an order takes something out of stock. */
export async function quoteLines(database: Database, lines: readonly WantedLine[]): Promise<Quote> {
  const rows = await database.rows<ProductRow & { state: ProductState }>({
    name: 'quote',
    text: `select ${productColumns}, p.state from products p left join categories c on c.id = p.category_id
      where p.id = any($1::text[])`,
    values: [[...new Set(lines.map((line) => line.productId))]],
  });
  return compareLines(lines, new Map(rows.map((row) => [row.id, { product: toProduct(row), state: row.state }])));
}
