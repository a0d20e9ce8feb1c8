import { z } from 'zod';
import { formatOptions } from '../cart/line-changes';
import type { ProductVariant } from './product';
import type { ProductFieldChange } from './product-event';
import { PRODUCT_FORM_FIELDS, type ProductFormField, type ProductFormValues } from './product-form';
import { type ProductInput, productFormSchema } from './product-form-schema';
import { MAX_PRODUCT_ID, PRODUCT_ID, RESERVED_PRODUCT_IDS } from './staff-product-query';

/** In the file for the reader. The import leaves them out: orders change the stock at any time. */
const READ_ONLY_COLUMNS = ['state', 'stock', 'variants'] as const;

export const PRODUCT_CSV_COLUMNS = ['id', ...PRODUCT_FORM_FIELDS, ...READ_ONLY_COLUMNS] as const;

export interface FaultyRow {
  /** Line of the file on which the row begins, from 1. */
  line: number;
  /** Sentences with the column that they are about. */
  reasons: string[];
}

/** The values that a row has. A field whose column the file does not have is left out. */
export interface ProductCsvRow extends FaultyRow {
  id: string;
  values: Partial<ProductFormValues>;
}

/** A row with the whole product that it makes. */
export interface ReadProductRow {
  line: number;
  id: string;
  form: ProductInput;
}

export type ReadProductCsv =
  | { kind: 'read'; rows: ProductCsvRow[]; faulty: FaultyRow[] }
  /** The first row does not name the column with the ids. */
  | { kind: 'no-id' }
  /** Names in the first row that are no columns, or are there twice. */
  | { kind: 'unknown-columns' | 'repeated-columns'; columns: string[] };

/** A row of the file with the line on which it begins. */
export interface CsvRecord {
  line: number;
  cells: readonly string[];
}

/** formatCsvRow writes an apostrophe before a text that a spreadsheet would run. */
const readCell = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

const isField = (name: string): name is ProductFormField =>
  PRODUCT_FORM_FIELDS.some((field) => field === name);

function readRow(
  { line, cells }: CsvRecord,
  columns: readonly string[],
  seen: Map<string, number>,
): ProductCsvRow | FaultyRow {
  if (cells.length !== columns.length)
    return {
      line,
      reasons: [`This row has ${cells.length} cells, and there are ${columns.length} columns.`],
    };
  const cellOf = (name: string) => readCell(cells[columns.indexOf(name)] ?? '');
  const id = cellOf('id');
  const reasons: string[] = [];
  if (!PRODUCT_ID.test(id) || id.length > MAX_PRODUCT_ID)
    reasons.push('id: small letters, digits and dashes, like mosaic-mug.');
  if (RESERVED_PRODUCT_IDS.includes(id)) reasons.push('id: a page of the back office has this name.');
  const earlier = seen.get(id);
  if (earlier !== undefined) reasons.push(`id: line ${earlier} has the same.`);
  else seen.set(id, line);
  const values = Object.fromEntries(columns.filter(isField).map((name) => [name, cellOf(name)]));
  return { line, id, values, reasons };
}

/** Reads the rows of a file of products. The first row names the columns, in any order. */
export function readProductCsv([header, ...records]: readonly CsvRecord[]): ReadProductCsv {
  const columns = header?.cells.map((name) => name.trim()) ?? [];
  if (!columns.includes('id')) return { kind: 'no-id' };
  const unknown = columns.filter((name) => !PRODUCT_CSV_COLUMNS.some((known) => known === name));
  if (unknown.length > 0) return { kind: 'unknown-columns', columns: unknown };
  const repeated = columns.filter((name, index) => columns.indexOf(name) !== index);
  if (repeated.length > 0) return { kind: 'repeated-columns', columns: repeated };
  const seen = new Map<string, number>();
  const results = records.map((record) => readRow(record, columns, seen));
  return {
    kind: 'read',
    rows: results.filter((result) => 'values' in result),
    faulty: results.filter((result) => !('values' in result)),
  };
}

/** The product of a row: `before` with the values of the file. For a new product, `before` is the empty form. */
export function completeRow(
  { line, id, values, reasons }: ProductCsvRow,
  before: ProductFormValues,
): ReadProductRow | FaultyRow {
  const { data: form, error } = productFormSchema.safeParse({ ...before, ...values });
  const issues = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const all = [...reasons, ...issues];
  return form && all.length === 0 ? { line, id, form } : { line, reasons: all };
}

/** What the import of a row does. `added`: a new draft. */
export interface ImportChange {
  line: number;
  id: string;
  name: string;
  kind: 'added' | 'changed';
  changes: ProductFieldChange[];
}

export interface ImportPlan {
  faulty: FaultyRow[];
  changes: ImportChange[];
  unchanged: number;
  /** Stands for all changes: the same plan has the same hash. */
  hash: string;
}

/** The cells of a product, in the order of PRODUCT_CSV_COLUMNS. */
export const toProductCells = (
  id: string,
  values: ProductFormValues,
  { state, stock, variants }: { state: string; stock: number; variants: readonly ProductVariant[] },
): (string | number)[] => [
  id,
  ...PRODUCT_FORM_FIELDS.map((field) => values[field]),
  state,
  stock,
  variants.map((variant) => `${formatOptions(variant)}: ${variant.stock}`).join('\n'),
];

/** The form that applies a plan. */
export const applyImportSchema = z.object({
  hash: z.hash('sha256', { error: 'Please check the file again.' }),
});
