import pg from 'pg';
import { runBuyerLoop } from './buyer-process.ts';
import { createReplayStatements, type ReplayInput } from './replay-order.ts';

/** Sends the same statements with node-postgres, on one connection for each buyer. */
const { url, ...orders }: ReplayInput & { url: string } = JSON.parse(process.argv[2] ?? '{}');
const clients = await Promise.all(
  orders.products.map(async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  }),
);

await runBuyerLoop(clients.length, async (buyer) => {
  const client = clients[buyer];
  await client?.query('begin');
  for (const statement of createReplayStatements(orders, buyer)) await client?.query(statement);
  await client?.query('commit');
});
await Promise.all(clients.map((client) => client.end()));
