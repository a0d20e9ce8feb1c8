import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { CategoryForm, StaffCategory } from '~/domain/catalogue/category-form-schema';
import { createProductId, hasOtherLetters } from '~/domain/catalogue/staff-product-query';
import { EVENTS_CATEGORY_ID } from '~/domain/orders/issued-kind';
import { type AuditEntry, pickChanged, recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { categories, products } from '../db/schema/catalogue.server';
import { discountCodes } from '../db/schema/discounts.server';
import { type ProductDeps, writeEvents } from './change-product.server';
import { listDraftsInOpenOrders } from './check-product-form.server';

type CategoryRow = typeof categories.$inferSelect;

const countProducts = (state: 'draft' | 'published') =>
  sql<number>`(select count(*)::integer from products where category_id = categories.id and state = ${state})`;

const readCategories = (db: QueryBuilder, id?: string) =>
  db
    .select({ category: categories, published: countProducts('published'), drafts: countProducts('draft') })
    .from(categories)
    .where(id === undefined ? undefined : eq(categories.id, id))
    .orderBy(asc(categories.position), asc(categories.id));

const toStaffCategory = ({
  category: { hsnCode, ...category },
  ...counts
}: Awaited<ReturnType<typeof readCategories>>[number]): StaffCategory => ({
  ...category,
  ...counts,
  ...(hsnCode !== null && { hsnCode }),
});

/** All categories in the order of the shop. Throws NotAllowedError. */
export async function listStaffCategories(
  { db }: Pick<ProductDeps, 'db'>,
  { user }: SignedIn,
): Promise<StaffCategory[]> {
  requirePermission(user, 'products.manage');
  return (await readCategories(db)).map(toStaffCategory);
}

/** `undefined` for an unknown id. Throws NotAllowedError. */
export async function getCategory(
  { db }: Pick<ProductDeps, 'db'>,
  { user }: SignedIn,
  id: string,
): Promise<StaffCategory | undefined> {
  requirePermission(user, 'products.manage');
  const [row] = await readCategories(db, id);
  return row && toStaffCategory(row);
}

const toColumns = ({ hsnCode, version: _, ...form }: CategoryForm) => ({ ...form, hsnCode: hsnCode ?? null });

const toAuditValues = ({
  name,
  description,
  hsnCode,
  position,
}: ReturnType<typeof toColumns>): AuditValues => ({
  name,
  description,
  hsnCode,
  position,
});

const toEntry = ({ user }: SignedIn, at: Date, { id, name }: Pick<CategoryRow, 'id' | 'name'>) =>
  ({ userId: user.id, area: 'categories', subjectId: id, subjectLabel: name, at }) satisfies Omit<
    AuditEntry,
    'action'
  >;

/** Categories whose names have the same id get the numbers 2 to 99 behind it. */
const MAX_SAME_IDS = 99;

/** Also with other capitals, accents and signs. */
const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ||
  (![one, other].some(hasOtherLetters) && createCategoryId(one) === createCategoryId(other));

const createCategoryId = (name: string): string => createProductId(name, 'category');

/** The id of a new category, from its name. `undefined` when there is one of this name. A renamed category keeps its id. */
async function findFreeId(transaction: QueryBuilder, name: string): Promise<string | undefined> {
  const rows = await transaction.select({ id: categories.id, name: categories.name }).from(categories);
  if (rows.some((row) => isSameName(row.name, name))) return undefined;
  const stem = createCategoryId(name);
  const taken = new Set([...rows.map(({ id }) => id), 'new']);
  const ids = Array.from({ length: MAX_SAME_IDS }, (_, index) =>
    index === 0 ? stem : `${stem}-${index + 1}`,
  );
  return ids.find((id) => !taken.has(id));
}

/**
 * R-PRODUCT-11: the form has passed categoryFormSchema. Its id comes from its name, and is a numbered one when another category has it: its
 * name has no Latin letters, or was changed since. Throws NotAllowedError.
 */
export async function createCategory(
  { db, clock, announce }: ProductDeps,
  actor: SignedIn,
  form: CategoryForm,
): Promise<{ kind: 'created'; id: string } | { kind: 'taken' }> {
  requirePermission(actor.user, 'products.manage');
  const id = await db.transaction(async (transaction) => {
    const columns = toColumns(form);
    const id = await findFreeId(transaction, form.name);
    if (id === undefined) return undefined;
    const [added] = await transaction
      .insert(categories)
      .values({ ...columns, id })
      .onConflictDoNothing()
      .returning({ id: categories.id });
    if (!added) return undefined;
    const entry = toEntry(actor, clock(), { id, name: form.name });
    await recordChange(transaction, { ...entry, action: 'category-created', after: toAuditValues(columns) });
    return id;
  });
  if (id === undefined) return { kind: 'taken' };
  announce({ kind: 'everything' });
  return { kind: 'created', id };
}

export type ChangeCategoryResult =
  /** `taken`: another category has the new name. */
  | { kind: 'saved' | 'unchanged' | 'taken' | 'unknown' }
  /** Others changed it since the form was shown. */
  | { kind: 'conflict'; version: number };

const lockCategory = async (transaction: QueryBuilder, id: string): Promise<CategoryRow | undefined> => {
  const [row] = await transaction.select().from(categories).where(eq(categories.id, id)).for('update');
  return row;
};

/** Locks all categories: two renames at once do not get one name. A product that is saved needs no more than their keys. */
async function isNameTaken(transaction: QueryBuilder, { id, name }: Pick<CategoryRow, 'id' | 'name'>) {
  const rows = await transaction
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id))
    .for('no key update');
  return rows.some((row) => row.id !== id && isSameName(row.name, name));
}

/** The form has passed categoryFormSchema. Throws NotAllowedError. */
export async function changeCategory(
  { db, clock, announce }: ProductDeps,
  actor: SignedIn,
  { id, form }: { id: string; form: CategoryForm },
): Promise<ChangeCategoryResult> {
  requirePermission(actor.user, 'products.manage');
  const result = await db.transaction(async (transaction): Promise<ChangeCategoryResult> => {
    const isTaken = await isNameTaken(transaction, { id, name: form.name });
    const row = await lockCategory(transaction, id);
    if (!row) return { kind: 'unknown' };
    const { version } = row;
    if (version !== form.version) return { kind: 'conflict', version };
    if (isTaken && row.name !== form.name) return { kind: 'taken' };
    const columns = toColumns(form);
    const changed = pickChanged(toAuditValues(row), toAuditValues(columns));
    if (Object.keys(changed.after).length === 0) return { kind: 'unchanged' };
    await transaction
      .update(categories)
      .set({ ...columns, version: version + 1 })
      .where(eq(categories.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), row),
      action: 'category-changed',
      ...changed,
    });
    return { kind: 'saved' };
  });
  if (result.kind === 'saved') announce({ kind: 'everything' });
  return result;
}

export type DeleteCategoryResult =
  | { kind: 'deleted' | 'unknown' }
  /** `published`: products in the shop are in it · `ordered`: one of its drafts is in an open order · `discount`: a discount code is for it · `fixed`: the shop needs it */
  | { kind: 'refused'; reason: 'published' | 'ordered' | 'discount' | 'fixed' }
  | { kind: 'conflict'; version: number };

/** Products outside the shop lose the category, drafts as an edit of their own. */
async function removeFromProducts(
  transaction: QueryBuilder,
  categoryId: string,
  { userId, at }: { userId: string; at: Date },
): Promise<'published' | 'ordered' | undefined> {
  const rows = await transaction
    .select()
    .from(products)
    .where(eq(products.categoryId, categoryId))
    .for('update');
  if (rows.some(({ state }) => state === 'published')) return 'published';
  if ((await listDraftsInOpenOrders(transaction, rows)).size > 0) return 'ordered';
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  await transaction
    .update(products)
    .set({ categoryId: null, version: sql`${products.version} + 1` })
    .where(inArray(products.id, ids));
  const changes = [{ field: 'categoryId', before: categoryId, after: '' }] as const;
  await writeEvents(
    transaction,
    rows.map(({ id: productId, version }) => ({
      productId,
      version: version + 1,
      kind: 'edited',
      changes,
      userId,
      at,
    })),
  );
  return undefined;
}

/** R-PRODUCT-11: deletes a category without products in the shop. Throws NotAllowedError. */
export async function deleteCategory(
  { db, clock, announce }: ProductDeps,
  actor: SignedIn,
  { id, version }: { id: string; version: number },
): Promise<DeleteCategoryResult> {
  requirePermission(actor.user, 'products.manage');
  if (id === EVENTS_CATEGORY_ID) return { kind: 'refused', reason: 'fixed' };
  const at = clock();
  // A product that is saved meanwhile locks the two in the other order.
  const result = await retryOnConflict(() =>
    db.transaction(async (transaction): Promise<DeleteCategoryResult> => {
      const row = await lockCategory(transaction, id);
      if (!row) return { kind: 'unknown' };
      if (row.version !== version) return { kind: 'conflict', version: row.version };
      if ((await transaction.$count(discountCodes, eq(discountCodes.categoryId, id))) > 0)
        return { kind: 'refused', reason: 'discount' };
      const reason = await removeFromProducts(transaction, id, { userId: actor.user.id, at });
      if (reason) return { kind: 'refused', reason };
      await transaction.delete(categories).where(eq(categories.id, id));
      await recordChange(transaction, {
        ...toEntry(actor, at, row),
        action: 'category-deleted',
        before: toAuditValues(row),
      });
      return { kind: 'deleted' };
    }),
  );
  if (result.kind === 'deleted') announce({ kind: 'everything' });
  return result;
}
