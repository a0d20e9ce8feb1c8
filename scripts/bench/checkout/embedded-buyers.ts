import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { runBuyerLoop } from './buyer-process.ts';
import { createReplayStatements, type ReplayInput } from './replay-order.ts';

/** Sends the same statements directly to an embedded database, which runs one transaction at a time. */
const { dataFolder, ...orders }: ReplayInput & { dataFolder: string } = JSON.parse(process.argv[2] ?? '{}');
const engine = await PGlite.create({ dataDir: dataFolder, extensions: { pg_trgm } });

await runBuyerLoop(orders.products.length, (buyer) =>
  engine.transaction(async (transaction) => {
    for (const { text, values } of createReplayStatements(orders, buyer))
      await transaction.query(text, values);
  }),
);
await engine.close();
