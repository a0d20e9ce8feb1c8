import { getCartItemId } from '~/domain/cart/cart';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import { describeLineChange } from '~/domain/cart/line-changes';
import type { Quote } from '~/domain/cart/quote';
import type { SharedLine } from '~/domain/cart/shared-cart';
import type { Product } from '~/domain/catalogue/product';
import type { Paise } from '~/domain/money/money';
import { calculateUnitDiscount } from '~/domain/pricing/pricing';
import { site } from '~site';

/** A line of the URL with what the server says about it. */
export interface NewOrderRow {
  /** Of the line. */
  id: string;
  line: SharedLine;
  name: string;
  /** Absent for a product that is not sold, or not with these options. */
  product?: Product;
  /** Of one unit after discount, before tax, as is `payable` of the units that can be bought. */
  unitPrice: Paise;
  payable: Paise;
  /** What is different from the line, as sentences: its stock, its options, its price. */
  problems: readonly string[];
}

/** `quote` is that of the lines. It leaves out what cannot be bought, of which the page shows no price. */
export function toNewOrderRows(
  lines: readonly SharedLine[],
  { lines: quoted, priced, changes }: Quote,
): NewOrderRow[] {
  const positions = new Map(
    quoted.map(({ productId, options }, position) => [getCartItemId(productId, options), position]),
  );
  return lines.map((line, index) => {
    const id = getCartItemId(line.productId, line.options);
    const position = positions.get(id) ?? -1;
    const product = quoted[position]?.product;
    const ofLine = changes.filter((change) => change.line === index && (product || change.kind !== 'price'));
    return {
      id,
      line,
      name: product?.name ?? ofLine[0]?.name ?? line.productId,
      ...(product && { product }),
      unitPrice: product ? product.price - calculateUnitDiscount(product.price, product.sale) : 0,
      payable: priced.lines[position]?.payable ?? 0,
      problems: ofLine.map((change) => describeLineChange(change, line.productId, site.currency.label)),
    };
  });
}

/** The prices that the page shows, in the order of the lines, for its form (R-ORDER-1). */
export const formatShownPrices = (rows: readonly NewOrderRow[]): string =>
  rows.map(({ unitPrice }) => unitPrice).join(',');

/** The lines at the prices that the form showed. `undefined` when the form is not one of these lines. */
export function readShownLines(lines: readonly SharedLine[], text: string): CartLine[] | undefined {
  const prices = /^\d{1,12}(,\d{1,12})*$/.test(text) ? text.split(',').map(Number) : [];
  if (prices.length !== lines.length || lines.length === 0) return undefined;
  return lines.map((line, index) => ({ ...line, unitPrice: prices[index] ?? 0 }));
}
