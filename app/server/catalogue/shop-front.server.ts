import type { Database } from '../db/database.server';
import { type ProductRow, productColumns, toListedProduct } from './product-row.server';
import type { CategorySummary, ListedProduct, ShopFront } from './types.server';

const SHOWN = 8;

async function readShelf(
  database: Database,
  name: string,
  condition: string,
  order: string,
): Promise<ListedProduct[]> {
  const rows = await database.rows<ProductRow>({
    name,
    text: `select ${productColumns} from products p left join categories c on c.id = p.category_id
      where p.state = 'published' and ${condition} order by ${order} limit ${SHOWN}`,
  });
  return rows.map(toListedProduct);
}

const CATEGORIES = `
  select c.id, c.name, c.description,
    (select count(*)::integer from products p where p.state = 'published' and p.category_id = c.id) as products
  from categories c
  order by c.position, c.id`;

/** What the front of the shop shows. On sale is only what can still be bought. */
export async function readShopFront(database: Database): Promise<ShopFront> {
  const [featured, categories, newest, onSale] = await Promise.all([
    readShelf(database, 'front-featured', 'p.featured', 'p.featured desc, p.rank, p.id'),
    database.rows<CategorySummary>({ name: 'front-categories', text: CATEGORIES }),
    readShelf(database, 'front-newest', 'true', 'p.created_at desc, p.id'),
    readShelf(
      database,
      'front-on-sale',
      `p.facets @> array['sale:on', 'stock:in']`,
      'p.featured desc, p.rank, p.id',
    ),
  ]);
  return { featured, categories, newest, onSale };
}
