import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { eq, inArray } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  type CsvRecord,
  completeRow,
  type ImportChange,
  type ImportPlan,
  type ReadProductCsv,
  type ReadProductRow,
  readProductCsv,
} from '~/domain/catalogue/product-csv';
import { compareProductForms, EMPTY_PRODUCT_FORM, formatProductForm } from '~/domain/catalogue/product-form';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { categories, products } from '../db/schema/catalogue.server';
import { isUniqueViolation } from '../db/sql-state.server';
import { type ProductDeps, writeEvents } from './change-product.server';
import { checkProductForm, listDraftsInOpenOrders } from './check-product-form.server';
import { type StaffRow, toColumns, toProductForm } from './product-columns.server';
import { scheduleSwitch } from './switch-sales.server';

/** In characters: about 2,000 products with long texts. */
const MAX_CSV = 4_000_000;
const MAX_ROWS = 5_000;

export type ImportIssue =
  | { kind: 'no-csv' | 'too-long' | 'empty' }
  | Exclude<ReadProductCsv, { kind: 'read' }>;
export type PlanImportResult = { kind: 'planned'; plan: ImportPlan } | ImportIssue;
export type ApplyImportResult =
  | { kind: 'applied'; plan: ImportPlan }
  /** Faulty rows, or another plan than the one that was shown. Nothing was written. */
  | { kind: 'refused' | 'changed'; plan: ImportPlan }
  | ImportIssue;

/** Spreadsheets write CSV with commas or, in other languages, semicolons. Cells that were copied have tabs between them. */
function findDelimiter(csv: string): string {
  const [firstLine = ''] = csv.split('\n', 1);
  return [',', ';', '\t'].find((delimiter) => firstLine.includes(delimiter)) ?? ',';
}

function parseRecords(csv: string): CsvRecord[] | undefined {
  const delimiter = findDelimiter(csv);
  const lines: number[] = [];
  try {
    const rows: string[][] = parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines: end }) => {
        // The parser reports the line on which a row ends. Cells can have several lines.
        const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        lines.push(end - breaks);
        return record;
      },
    });
    return rows.map((cells, index) => ({ cells, line: lines[index] ?? 0 }));
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

function readFile(csv: string): ReadProductCsv | ImportIssue {
  if (csv.trim() === '') return { kind: 'empty' };
  if (csv.length > MAX_CSV) return { kind: 'too-long' };
  const records = parseRecords(csv);
  if (!records) return { kind: 'no-csv' };
  if (records.length > MAX_ROWS) return { kind: 'too-long' };
  return readProductCsv(records);
}

const readFormValues = (row: StaffRow | undefined) =>
  row ? formatProductForm(toProductForm(row)) : EMPTY_PRODUCT_FORM;

function toChange({ line, id, form }: ReadProductRow, row: StaffRow | undefined): ImportChange | undefined {
  const changes = compareProductForms(readFormValues(row), formatProductForm(form));
  if (row && changes.length === 0) return undefined;
  return { line, id, changes, name: form.name, kind: row ? 'changed' : 'added' };
}

/** R-PRODUCT-2: why a stored product does not get these values. */
function explainRefusal(
  read: ReadProductRow,
  row: StaffRow,
  openOrders: ReadonlySet<string>,
): string | undefined {
  const refusal = toChange(read, row) && checkProductForm(row, read.form, openOrders);
  if (refusal?.kind === 'open-orders')
    return 'categoryId: orders of this product are not delivered yet, so it cannot move into or out of the events.';
  if (refusal?.kind === 'other-delivery')
    return 'categoryId: a published product cannot move into or out of the events.';
  if (!refusal) return undefined;
  return refusal.issues.includes('category')
    ? 'categoryId: a published product needs a category.'
    : 'id: this product is published without a picture. Add one first.';
}

/** The new drafts and the changes of the stored products, against `stored`. */
async function makePlan(
  db: QueryBuilder,
  file: Extract<ReadProductCsv, { kind: 'read' }>,
  stored: readonly StaffRow[],
): Promise<{ plan: ImportPlan; rows: readonly ReadProductRow[] }> {
  const known = new Set((await db.select({ id: categories.id }).from(categories)).map(({ id }) => id));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const openOrders = await listDraftsInOpenOrders(db, stored);
  const completed = file.rows.map((row) => completeRow(row, readFormValues(byId.get(row.id))));
  const rows = completed.filter((row) => 'form' in row);
  const incomplete = completed.filter((row) => 'reasons' in row);
  const findReason = (read: ReadProductRow): string | undefined => {
    const { id, form } = read;
    const row = byId.get(id);
    if (form.categoryId !== undefined && !known.has(form.categoryId))
      return `categoryId: there is no category ${form.categoryId}.`;
    if (row?.state === 'deleted') return 'id: this product was deleted.';
    return row && explainRefusal(read, row, openOrders);
  };
  const refused = rows.flatMap((row) => {
    const reason = findReason(row);
    return reason === undefined ? [] : { line: row.line, reasons: [reason] };
  });
  const refusedLines = new Set(refused.map(({ line }) => line));
  const usable = rows.filter(({ line }) => !refusedLines.has(line));
  const changes = usable.flatMap((row) => toChange(row, byId.get(row.id)) ?? []);
  const plan = {
    faulty: [...file.faulty, ...incomplete, ...refused].toSorted((a, b) => a.line - b.line),
    changes,
    unchanged: usable.length - changes.length,
    hash: createHash('sha256').update(JSON.stringify(changes)).digest('hex'),
  };
  return { plan, rows: usable };
}

/** Reads a file of products and says what its import would do. It writes nothing. Throws NotAllowedError. */
export async function planImport(
  { db }: Pick<ProductDeps, 'db'>,
  { user }: SignedIn,
  csv: string,
): Promise<PlanImportResult> {
  requirePermission(user, 'products.manage');
  const file = readFile(csv);
  if (file.kind !== 'read') return file;
  const ids = file.rows.map(({ id }) => id);
  const stored = await db.select().from(products).where(inArray(products.id, ids));
  const { plan } = await makePlan(db, file, stored);
  return { kind: 'planned', plan };
}

async function writePlan(
  transaction: QueryBuilder,
  { changes }: ImportPlan,
  {
    rows,
    stored,
    userId,
    now,
  }: { rows: readonly ReadProductRow[]; stored: readonly StaffRow[] } & {
    userId: string;
    now: Date;
  },
): Promise<void> {
  const forms = new Map(rows.map(({ id, form }) => [id, form]));
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  for (const { id, kind } of changes) {
    const form = forms.get(id);
    if (!form) continue;
    const columns = toColumns(form, now);
    if (kind === 'added') {
      await transaction.insert(products).values({ ...columns, id, stock: 0, state: 'draft', createdAt: now });
    } else {
      const version = (versions.get(id) ?? 0) + 1;
      await transaction
        .update(products)
        .set({ ...columns, version })
        .where(eq(products.id, id));
    }
    await scheduleSwitch(transaction, columns.saleSwitchesAt);
  }
  const events = changes.map(({ id, kind, changes: fields }) => ({
    productId: id,
    version: (versions.get(id) ?? 0) + 1,
    kind: 'imported' as const,
    userId,
    at: now,
    changes: kind === 'added' ? [] : fields,
  }));
  await writeEvents(transaction, events);
}

/**
 * R-PRODUCT-6: imports a file in one transaction, when it still does exactly what was shown: `hash` is that of the plan. With
 * a faulty row, nothing is imported. Throws NotAllowedError.
 */
export async function applyImport(
  { db, clock, announce }: ProductDeps,
  { user }: SignedIn,
  { csv, hash }: { csv: string; hash: string },
): Promise<ApplyImportResult> {
  requirePermission(user, 'products.manage');
  const file = readFile(csv);
  if (file.kind !== 'read') return file;
  const ids = file.rows.map(({ id }) => id);
  const apply = () =>
    db.transaction(async (transaction): Promise<ApplyImportResult> => {
      // None is deleted before the products are written.
      await transaction
        .select({ id: categories.id })
        .from(categories)
        .orderBy(categories.id)
        .for('key share');
      const stored = await transaction
        .select()
        .from(products)
        .where(inArray(products.id, ids))
        .orderBy(products.id)
        .for('update');
      const { plan, rows } = await makePlan(transaction, file, stored);
      if (plan.faulty.length > 0) return { kind: 'refused', plan };
      if (plan.hash !== hash) return { kind: 'changed', plan };
      await writePlan(transaction, plan, { rows, stored, userId: user.id, now: clock() });
      return { kind: 'applied', plan };
    });
  const result = await retryOnConflict(async () => {
    try {
      return await apply();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // A product with a new id of the file was added meanwhile, which no lock prevents. The plan has it as changed now.
      return apply();
    }
  });
  if (result.kind === 'applied' && result.plan.changes.length > 0) announce({ kind: 'everything' });
  return result;
}
