import { and, asc, eq, inArray } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { seedProducts } from '../../../db/seed/products/catalogue';
import type { QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import type { ProductDeps } from './change-product.server';
import { setProductState } from './product-state.server';

/** A product that staff have edited is theirs, whatever its id. */
const isForSaleSample = and(
  inArray(
    products.id,
    seedProducts.map(({ id }) => id),
  ),
  eq(products.state, 'published'),
  eq(products.version, 1),
);

/** How many products of the sample shop are for sale as they were delivered. */
export const countSampleProducts = (db: QueryBuilder): Promise<number> =>
  db.$count(products, isForSaleSample);

/**
 * R-SETUP-3: makes drafts of the sample products that are for sale as they were delivered, each as an edit of its own. Returns how many.
 * Throws NotAllowedError.
 */
export async function withdrawSampleProducts(deps: ProductDeps, signedIn: SignedIn): Promise<number> {
  requirePermission(signedIn.user, 'products.manage');
  const samples = await deps.db
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(isForSaleSample)
    .orderBy(asc(products.id));
  let withdrawn = 0;
  for (const sample of samples) {
    // A colleague may have edited it since it was listed: then it is no sample any more.
    const { kind } = await setProductState(deps, signedIn, { ...sample, state: 'draft' });
    if (kind === 'saved') withdrawn += 1;
  }
  return withdrawn;
}
