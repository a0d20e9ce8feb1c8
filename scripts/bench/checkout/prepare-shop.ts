import type { Database } from '../../../app/server/db/database.server.ts';
import { appModules } from '../app-modules.ts';
import { type RecordedOrder, recordOrder } from './recorded-order.ts';
import type { ProductForSale } from './sample-buyer.ts';

export interface PreparedShop {
  products: ProductForSale[];
  order: RecordedOrder;
}

/** Fills an empty database with the sample products, with enough stock, and records one order. */
export async function prepareShop(database: Database, buyers: number): Promise<PreparedShop> {
  const { seedCatalogue } = await appModules.seed();
  await database.migrate();
  await seedCatalogue(database);
  await database.rows({ text: 'update products set stock = 1000000' });
  const products = await database.rows<ProductForSale>({
    text: `select id, unit_price as "unitPrice" from products where cardinality(sizes) = 0 order by id limit $1`,
    values: [buyers],
  });
  const [first] = products;
  if (first === undefined || products.length < buyers)
    throw new Error(`There are only ${products.length} products for ${buyers} buyers.`);
  return { products, order: await recordOrder(database, first) };
}
