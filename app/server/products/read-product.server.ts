import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { getVariantRank } from '~/domain/catalogue/product-variants';
import type { StaffPicture, StaffProduct, StaffVariant } from '~/domain/catalogue/staff-product';
import { readPreview } from '../catalogue/product-details.server';
import { toImage } from '../catalogue/product-row.server';
import type { ProductDetails } from '../catalogue/types.server';
import type { QueryBuilder } from '../db/database.server';
import { products, productVariants } from '../db/schema/catalogue.server';
import { type ProductDeps, readEvents } from './change-product.server';
import { countMovements, readMovements } from './change-stock.server';
import { type StaffRow, toProductForm } from './product-columns.server';

type ReadDeps = Pick<ProductDeps, 'db'>;

export const toPictures = ({ images }: Pick<StaffRow, 'images'>): StaffPicture[] =>
  images.flatMap((picture) => toImage(picture).map((image) => ({ ...image, name: picture.name })));

/** The variants on offer in the order of the options, then variants that are not offered any more and have units. */
async function readVariants(
  db: QueryBuilder,
  product: Pick<StaffRow, 'id' | 'colors' | 'sizes'>,
): Promise<StaffVariant[]> {
  const { color, size, stock, isOffered } = productVariants;
  const rows = await db
    .select({ color, size, stock, isOffered })
    .from(productVariants)
    .where(eq(productVariants.productId, product.id));
  const rank = (row: StaffVariant) => getVariantRank(product, row);
  return [
    ...rows.filter((row) => row.isOffered).toSorted((one, other) => rank(one) - rank(other)),
    ...rows.filter((row) => !row.isOffered && row.stock > 0),
  ];
}

/** A product with its history, a deleted one as well. `null` for an unknown id. Throws NotAllowedError. */
export async function getProduct(
  { db }: ReadDeps,
  { user }: SignedIn,
  id: string,
): Promise<StaffProduct | null> {
  requirePermission(user, 'products.manage');
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) return null;
  const [events, movements, movementCount, variants] = await Promise.all([
    readEvents(db, id),
    readMovements(db, id),
    countMovements(db, id),
    readVariants(db, row),
  ]);
  const { version, state, stock, unitPrice, saleSwitchesAt } = row;
  return {
    id,
    version,
    stock,
    variants,
    unitPrice,
    events,
    movements,
    movementCount,
    state,
    form: toProductForm(row),
    pictures: toPictures(row),
    ...(saleSwitchesAt && { saleSwitchesAt }),
  };
}

/** The data of a product page for a product in any state. `undefined` for an unknown id. Throws NotAllowedError. */
export async function getPreview(
  { db }: ReadDeps,
  { user }: SignedIn,
  id: string,
): Promise<ProductDetails | undefined> {
  requirePermission(user, 'products.manage');
  return readPreview({ db }, id);
}
