import type { CategorySummary, ListedProduct } from '~/domain/catalogue/product';
import { type ProductRow, productColumns, toListedProduct } from './product-row.server';
import type { CatalogueDeps, ShopFront } from './types.server';

const MAX_SHOWN = 8;

async function readProducts(
  { db }: CatalogueDeps,
  name: string,
  condition: string,
  order: string,
): Promise<ListedProduct[]> {
  const rows = await db.rows<ProductRow>({
    name,
    text: `select ${productColumns} from products p left join categories c on c.id = p.category_id
      where p.state = 'published' and ${condition} order by ${order} limit ${MAX_SHOWN}`,
  });
  return rows.map(toListedProduct);
}

const CATEGORIES = `
  select c.id, c.name, c.description,
    (select count(*)::integer from products p where p.state = 'published' and p.category_id = c.id) as products
  from categories c
  order by c.position, c.id`;

/** The data of the shop's home page. `onSale` contains no sold out products. */
export async function getShopFront({ db }: CatalogueDeps): Promise<ShopFront> {
  const [featured, categories, newest, onSale] = await Promise.all([
    readProducts({ db }, 'front-featured', 'p.featured', 'p.featured desc, p.rank, p.id'),
    db.rows<CategorySummary>({ name: 'front-categories', text: CATEGORIES }),
    readProducts({ db }, 'front-newest', 'true', 'p.created_at desc, p.id'),
    readProducts(
      { db },
      'front-on-sale',
      `p.facets @> array['sale:on', 'stock:in']`,
      'p.featured desc, p.rank, p.id',
    ),
  ]);
  return { featured, categories, newest, onSale };
}
