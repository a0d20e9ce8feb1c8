import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { compareProductForms, formatProductForm } from '~/domain/catalogue/product-form';
import type { ProductInput } from '~/domain/catalogue/product-form-schema';
import { createProductId, RESERVED_PRODUCT_IDS } from '~/domain/catalogue/staff-product-query';
import type { QueryBuilder } from '../db/database.server';
import { categories, type ProductPicture, products } from '../db/schema/catalogue.server';
import { changeProduct, type ProductConflict, type ProductDeps, writeEvents } from './change-product.server';
import { checkProductForm, type FormRefusal, listDraftsInOpenOrders } from './check-product-form.server';
import { toColumns, toProductForm } from './product-columns.server';
import { scheduleSwitch } from './switch-sales.server';

export type SaveProductResult =
  | { kind: 'saved' | 'unchanged' | 'unknown' | 'unknown-category' }
  | FormRefusal
  | ProductConflict;

/** Products with the same name get the numbers 2 to 99 behind their id. */
const MAX_SAME_NAMES = 99;

/** Locks the category, so that it is not deleted before the product is written. */
async function hasCategory(transaction: QueryBuilder, { categoryId }: ProductInput): Promise<boolean> {
  if (categoryId === undefined) return true;
  const { id } = categories;
  const found = await transaction.select({ id }).from(categories).where(eq(id, categoryId)).for('key share');
  return found.length > 0;
}

/** The pictures of a product, for one with these colours. Their files are shared. */
async function copyPictures(
  db: QueryBuilder,
  id: string,
  { colors }: ProductInput,
): Promise<ProductPicture[] | undefined> {
  const [source] = await db.select({ images: products.images }).from(products).where(eq(products.id, id));
  return source?.images.map(({ color, ...picture }) => ({
    ...picture,
    ...(color && colors.includes(color) && { color }),
  }));
}

export type CreateProductResult =
  | { kind: 'created'; id: string }
  | { kind: 'unknown-category' | 'unknown-source' | 'taken' };

/**
 * Adds a draft, with the pictures of another product (R-PRODUCT-13) or without any. The form has passed productFormSchema. Throws
 * NotAllowedError.
 */
export async function createProduct(
  { db, clock, announce }: ProductDeps,
  { user }: SignedIn,
  form: ProductInput,
  picturesOf?: string,
): Promise<CreateProductResult> {
  requirePermission(user, 'products.manage');
  const images = picturesOf === undefined ? [] : await copyPictures(db, picturesOf, form);
  if (!images) return { kind: 'unknown-source' };
  const stem = createProductId(form.name);
  const now = clock();
  for (let number = 1; number <= MAX_SAME_NAMES; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (RESERVED_PRODUCT_IDS.includes(id)) continue;
    const result = await db.transaction(async (transaction) => {
      if (!(await hasCategory(transaction, form))) return 'unknown-category';
      const [added] = await transaction
        .insert(products)
        .values({ ...toColumns(form, now), id, images, stock: 0, state: 'draft', createdAt: now })
        .onConflictDoNothing()
        .returning({ id: products.id, saleSwitchesAt: products.saleSwitchesAt });
      if (!added) return 'taken';
      await writeEvents(transaction, [
        { productId: id, version: 1, kind: 'created', userId: user.id, at: now },
      ]);
      await scheduleSwitch(transaction, added.saleSwitchesAt);
      return 'created';
    });
    if (result === 'unknown-category') return { kind: result };
    if (result === 'taken') continue;
    announce({ kind: 'product', id, categories: [], withdrawn: false });
    return { kind: 'created', id };
  }
  return { kind: 'taken' };
}

/** Orders that were placed keep their prices. The form has passed productFormSchema. Throws NotAllowedError. */
export async function saveProduct(
  deps: ProductDeps,
  { user }: SignedIn,
  { id, version, form }: { id: string; version: number; form: ProductInput },
): Promise<SaveProductResult> {
  requirePermission(user, 'products.manage');
  return changeProduct<SaveProductResult>(
    deps,
    { id, version, userId: user.id },
    async (transaction, row) => {
      if (!(await hasCategory(transaction, form))) return { kind: 'unknown-category' };
      const changes = compareProductForms(formatProductForm(toProductForm(row)), formatProductForm(form));
      if (changes.length === 0) return { kind: 'unchanged' };
      const refusal = checkProductForm(row, form, await listDraftsInOpenOrders(transaction, [row]));
      if (refusal) return refusal;
      const set = toColumns(form, deps.clock());
      await scheduleSwitch(transaction, set.saleSwitchesAt);
      return { edit: { set, kind: 'edited', changes } };
    },
  );
}
