import { z } from 'zod';
import { hiddenText, optionalField, plainText } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { isPlainText } from '../forms/plain-text';
import { parseJson, parseList } from '../json/parse-unknown';
import { normaliseSearchText } from '../text/search-text';
import type { VariantKey } from './product-variants';
import { isProductId, MAX_PRODUCT_ID } from './staff-product-query';
import { variantField } from './stock-alert-schema';
import { unitsField } from './stock-form-schema';

/** Each row has four fields, and a form at most 500. */
export const STOCK_ROWS_PER_PAGE = 100;

const MAX_SEARCH = 80;

/** What is counted by itself: a variant, or a product without variants. */
export interface StockRowKey {
  productId: string;
  /** Absent for a product without variants. */
  variant?: VariantKey;
}

export interface StockRow extends StockRowKey {
  name: string;
  /** In units. */
  stock: number;
  /** How many movements of its product there are. */
  version: number;
}

/** A page of a stock count, by product. */
export interface StockRowList {
  rows: StockRow[];
  /** The last row, when a page follows. */
  next?: StockRowKey;
}

/** What staff count. The URL holds it. */
export interface StockCountQuery {
  /** A part of the name, or the id. */
  q: string;
  /** Id of a category. */
  category?: string;
  /** The page begins after this row. */
  after?: StockRowKey;
}

/** One text for a row: it is the same before and after a form. */
export const formatStockRowKey = ({ productId, variant }: StockRowKey): string =>
  JSON.stringify(variant ? [productId, variant.color, variant.size] : [productId]);

/** `undefined` for any other text. */
export function parseStockRowKey(text: string): StockRowKey | undefined {
  const parts = parseList(parseJson(text), (part) => (typeof part === 'string' ? part : undefined)) ?? [];
  const [productId, color, size] = parts;
  if (!productId || !isProductId(productId) || !parts.every((part) => isPlainText(part))) return undefined;
  return color === undefined || size === undefined ? { productId } : { productId, variant: { color, size } };
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseStockCountQuery(params: URLSearchParams): StockCountQuery {
  const category = params.get('category') ?? '';
  const after = parseStockRowKey((params.get('after') ?? '').slice(0, 300));
  return {
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH),
    ...(isProductId(category) && { category }),
    ...(after && { after }),
  };
}

export function serialiseStockCountQuery({ q, category, after }: StockCountQuery): URLSearchParams {
  return new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(category ? [['category', category]] : []),
    ...(after ? [['after', formatStockRowKey(after)]] : []),
  ]);
}

const RELOAD = { error: 'Please load the page again.' };

/** The rows of a page as they are sent. A row without a number was not counted; countedUnits reads the others. */
export const stockCountSchema = z.object({
  counts: z
    .array(
      z.object({
        id: plainText({ label: 'The product', max: MAX_PRODUCT_ID }),
        variant: optionalField(variantField),
        version: versionField,
        units: hiddenText(100),
      }),
      RELOAD,
    )
    .max(STOCK_ROWS_PER_PAGE, RELOAD),
});

/** The number of a row, as typed. */
export const countedUnits = unitsField({ min: 0, error: 'The number is 0 or more.' });

/** R-PRODUCT-10: a row that was counted. */
export interface CountedRow {
  /** The product. */
  id: string;
  variant?: VariantKey | undefined;
  /** How many movements of the product the form showed. */
  version: number;
  units: number;
}
