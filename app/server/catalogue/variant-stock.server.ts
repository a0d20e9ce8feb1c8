import { and, eq, sql } from 'drizzle-orm';
import type { VariantKey } from '~/domain/catalogue/product-variants';
import type { QueryBuilder } from '../db/database.server';
import { products, productVariants } from '../db/schema/catalogue.server';

/** The columns of a product that the transaction has locked. */
type LockedProduct = Pick<typeof products.$inferSelect, 'id' | 'stock' | 'colors' | 'sizes'>;

export const hasVariants = ({ colors, sizes }: Pick<LockedProduct, 'colors' | 'sizes'>) =>
  colors.length > 1 || sizes.length > 1;

const isVariant = (id: string, { color, size }: VariantKey) =>
  and(eq(productVariants.productId, id), eq(productVariants.color, color), eq(productVariants.size, size));

/** The stock of a variant, in units. `undefined` for an unknown variant. */
export async function readVariantStock(
  transaction: QueryBuilder,
  product: LockedProduct,
  variant: VariantKey,
): Promise<number | undefined> {
  const [row] = await transaction
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(isVariant(product.id, variant));
  return row?.stock ?? (hasVariants(product) ? undefined : product.stock);
}

/**
 * Adds units to the stock of a variant, or to that of a product without variants (R-VARIANT-1). Units of a variant that the
 * product does not have any more are stored, but not for sale. Resolves to the stock of that variant after the change.
 */
export async function addVariantStock(
  transaction: QueryBuilder,
  product: LockedProduct,
  variant: VariantKey,
  change: number,
): Promise<number> {
  const [row] = await transaction
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${change}` })
    .where(isVariant(product.id, variant))
    .returning({ stock: productVariants.stock });
  if (row) return row.stock;
  if (hasVariants(product)) {
    await transaction.insert(productVariants).values({ ...variant, productId: product.id, stock: change });
    return change;
  }
  const stock = product.stock + change;
  await transaction.update(products).set({ stock }).where(eq(products.id, product.id));
  return stock;
}
