import { v7 as uuid } from 'uuid';
import { seedProducts } from '../../../db/seed/products/catalogue';
import { seedCategories } from '../../../db/seed/products/categories';
import { seedReviews } from '../../../db/seed/products/product-reviews';
import type { SeedProduct, SeedReview } from '../../../db/seed/products/types';
import { toSaleFields } from '../catalogue/product-row.server';
import type { Database } from '../db/database.server';
import { categories, products } from '../db/schema/catalogue.server';
import { reviews } from '../db/schema/reviews.server';

function toProductRow(product: SeedProduct): typeof products.$inferInsert {
  const { id, name, subtitle, price, stock, sale, categoryId, attributes, tag, description } = product;
  const { story, care, details, pictures, featured, rank, createdOn } = product;
  return {
    id,
    name,
    subtitle,
    price,
    stock,
    categoryId,
    tag,
    description,
    featured,
    rank,
    ...toSaleFields(sale),
    colors: attributes.colors.map((color) => color.name),
    sizes: [...attributes.size],
    gender: attributes.gender,
    story: [...story],
    care: [...care],
    details: [...details],
    images: [...pictures],
    createdAt: new Date(createdOn),
  };
}

function toReviewRow(productId: string, review: SeedReview): typeof reviews.$inferInsert {
  const { name, city, stars, verified, text, writtenOn } = review;
  const at = new Date(writtenOn);
  return {
    id: uuid(),
    productId,
    author: name,
    city,
    stars,
    verified,
    text,
    createdAt: at,
    submittedAt: at,
  };
}

/**
 * Adds the missing products of the shop with their categories and reviews, in one transaction. Runs at every start and never changes
 * existing rows. A category that staff deleted is not added again: its products stay.
 */
export async function seedCatalogue({ db }: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    // To send every row again would take a tenth of the time of a start.
    const stored = new Set(
      (await transaction.select({ id: products.id }).from(products)).map(({ id }) => id),
    );
    const missing = seedProducts.filter(({ id }) => !stored.has(id));
    if (missing.length === 0) return;
    const categoryRows = seedCategories.map((category, position) => ({ ...category, position }));
    await transaction.insert(categories).values(categoryRows).onConflictDoNothing();
    // Another process may add them at the same time.
    const added = await transaction
      .insert(products)
      .values(missing.map(toProductRow))
      .onConflictDoNothing()
      .returning({ id: products.id });
    const reviewRows = added.flatMap(({ id }) =>
      (seedReviews[id] ?? []).map((review) => toReviewRow(id, review)),
    );
    if (reviewRows.length > 0) await transaction.insert(reviews).values(reviewRows);
  });
}
