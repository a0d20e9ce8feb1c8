import type { ListedProduct } from '~/domain/catalogue/product';
import { FIRST_REVIEWS, type ReviewQuery } from '~/domain/reviews/review-query';
import type { Statement } from '../db/database.server';
import type { ProductDetail } from '../db/schema/catalogue.server';
import { readProductReviews } from './product-reviews.server';
import {
  type JsonRow,
  type ProductRow,
  productColumns,
  selectAsJson,
  toListedProduct,
  toShownProduct,
} from './product-row.server';
import type { CatalogueDeps, ProductDetails } from './types.server';

const MAX_RELATED = 4;

interface PageRow extends ProductRow {
  unit_price: number;
  story: string[];
  care: string[];
  details: ProductDetail[];
}

const selectPage = (condition: string) => `
  select ${productColumns}, p.unit_price, p.story, p.care, p.details
  from products p left join categories c on c.id = p.category_id
  where p.id = $1 and ${condition}`;

const PAGE = { name: 'product-page', text: selectPage(`p.state = 'published'`) };
const PREVIEW = { name: 'product-preview', text: selectPage(`p.state <> 'deleted'`) };

/** Products of the same category: those with a similar price first, sold out ones last. */
const RELATED = `
  select ${productColumns}
  from (
    (select * from products
      where state = 'published' and category_id = $1 and unit_price >= $2 and id <> $3
      order by unit_price, id limit ${MAX_RELATED})
    union all
    (select * from products
      where state = 'published' and category_id = $1 and unit_price < $2 and id <> $3
      order by unit_price desc, id desc limit ${MAX_RELATED})
  ) as p left join categories c on c.id = p.category_id
  order by p.stock = 0, abs(p.unit_price - $2), p.id
  limit ${MAX_RELATED}`;

async function readRelated({ db }: CatalogueDeps, row: PageRow): Promise<ListedProduct[]> {
  if (row.category_id === null) return [];
  const related = await db.rows<ProductRow>({
    name: 'related-products',
    text: RELATED,
    values: [row.category_id, row.unit_price, row.id],
  });
  return related.map(toListedProduct);
}

async function readPage(
  { db }: CatalogueDeps,
  statement: Statement,
  { id, reviewQuery = FIRST_REVIEWS }: { id: string; reviewQuery?: ReviewQuery | undefined },
): Promise<ProductDetails | undefined> {
  const [row] = await db.rows<PageRow>({ ...statement, values: [id] });
  if (!row) return undefined;
  const [reviews, related] = await Promise.all([
    readProductReviews({ db }, { id, count: row.review_count, query: reviewQuery }),
    readRelated({ db }, row),
  ]);
  const { subtitle, story, care, details } = row;
  return { product: toShownProduct(row), subtitle, story, care, details, reviews, related };
}

/** The data of a product page. `undefined` for an id that is not published. At most four queries. */
export const getProductById = (
  deps: CatalogueDeps,
  id: string,
  reviewQuery?: ReviewQuery,
): Promise<ProductDetails | undefined> => readPage(deps, PAGE, { id, reviewQuery });

/** The data of the product page for staff, who also see drafts. */
export const readPreview = (deps: CatalogueDeps, id: string): Promise<ProductDetails | undefined> =>
  readPage(deps, PREVIEW, { id });

/** The published products among `ids`, each once, in the order of `ids`. */
export async function getProductsByIds(
  { db }: CatalogueDeps,
  ids: readonly string[],
): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const distinct = [...new Set(ids)];
  const rows = await db.rows<JsonRow>({
    name: 'products-by-id',
    text: selectAsJson(`select ${productColumns} from products p left join categories c on c.id = p.category_id
      where p.id = any($1::text[]) and p.state = 'published'`),
    values: [distinct],
  });
  const byId = new Map(rows.map(({ product }) => [product.id, toListedProduct(product)]));
  return distinct.flatMap((id) => byId.get(id) ?? []);
}
