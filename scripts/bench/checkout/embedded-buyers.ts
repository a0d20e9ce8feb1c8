import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type BareOrders, nextOrder } from './bare-orders.ts';
import { buyWhenTold } from './buyers.ts';

/** The same statements straight to an embedded engine, whose transactions take turns. */
const { dataFolder, ...orders }: BareOrders & { dataFolder: string } = JSON.parse(process.argv[2] ?? '{}');
const engine = await PGlite.create({ dataDir: dataFolder, extensions: { pg_trgm } });

await buyWhenTold(orders.goods.length, (buyer) =>
  engine.transaction(async (transaction) => {
    for (const { text, values } of nextOrder(orders, buyer)) await transaction.query(text, values);
  }),
);
await engine.close();
