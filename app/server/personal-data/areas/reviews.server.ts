import { asc, eq, inArray } from 'drizzle-orm';
import type { QueryBuilder } from '../../db/database.server';
import type { FileContents } from '../../db/file-contents.server';
import { products } from '../../db/schema/catalogue.server';
import { orders } from '../../db/schema/orders.server';
import { reviewPhotos, reviews } from '../../db/schema/reviews.server';
import type { DataOwner, ExportedFile, PersonalDataArea } from '../types.server';
import { isBoughtBy } from './orders.server';

const listOrderIds = (db: QueryBuilder, owner: DataOwner) =>
  db.select({ id: orders.id }).from(orders).where(isBoughtBy(owner));

async function collect(db: QueryBuilder, owner: DataOwner) {
  const { stars, title, text, state, refusal, answer, author, createdAt, submittedAt } = reviews;
  return db
    .select({
      product: products.name,
      author,
      stars,
      title,
      text,
      state,
      refusal,
      answer,
      createdAt,
      submittedAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(inArray(reviews.orderId, listOrderIds(db, owner)))
    .orderBy(asc(createdAt));
}

/** The photos, one at a time. */
async function* readPhotos(
  db: QueryBuilder,
  owner: DataOwner,
  contents: FileContents,
): AsyncGenerator<ExportedFile> {
  const found = await db
    .select({ id: reviewPhotos.id, product: reviews.productId })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(inArray(reviews.orderId, listOrderIds(db, owner)))
    .orderBy(asc(reviewPhotos.id));
  for (const { id, product } of found) {
    const [row] = await db
      .select({ content: reviewPhotos.large, record: reviewPhotos.largeRecord })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.id, id));
    if (row) yield { name: `review of ${product}.webp`, content: await contents.get(row) };
  }
}

/** R-REVIEW-5. It stands after the orders in the registry, so that its rows are deleted while the orders still have an owner. */
export const ownReviews: PersonalDataArea = {
  id: 'reviews',
  title: 'Reviews of products',
  tables: ['reviews', 'review_photos'],
  contents:
    'Your reviews of products with their photos, your first name and the first letter of your last name.',
  retention: { isRetained: false, text: 'Erased with their photos, also from the pages of the products.' },
  collect,
  files: readPhotos,
  async delete(transaction, owner) {
    const ids = (await listOrderIds(transaction, owner)).map(({ id }) => id);
    if (ids.length > 0) await transaction.delete(reviews).where(inArray(reviews.orderId, ids));
  },
};
