import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ResultTable } from '../benchmark.ts';
import { formatMedianAndRange } from '../statistics.ts';
import type { Cluster } from './cluster.ts';

const ROUNDS = 10;
const MAX_WAIT_MS = 10_000;

const readPage = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'follow' })).text();

/** Milliseconds until a page of a process shows the text. */
async function waitFor(port: number, path: string, text: string): Promise<number> {
  const start = performance.now();
  while (!(await readPage(port, path)).includes(text)) {
    if (performance.now() - start > MAX_WAIT_MS) throw new Error(`${path} never showed ${text}.`);
    await pause(10);
  }
  return performance.now() - start;
}

/** How long a new price takes to be on the page of the product and in the list, on the last of all processes. */
export async function measureInvalidation({ databaseUrl, ports, products }: Cluster): Promise<ResultTable> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Buyers know the prices of their products.
  const unsold = await client.query<{ id: string }>(
    `select id from products where state = 'published' and id <> all ($1) order by id limit 1`,
    [products.map((product) => product.id)],
  );
  const id = unsold.rows[0]?.id ?? '';
  const paths = {
    'page of the product': `/shop/single/${id}`,
    'list of the catalogue': `/shop/grid?q=${id}`,
  };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(paths)) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rupees = 7000 + 10 * round + (name.length % 10);
      await client.query(
        `update products set price = $1, sale_type = null, sale_discount = null where id = $2`,
        [rupees * 100, id],
      );
      const shown = rupees.toLocaleString('en-IN');
      taken.push(Math.max(...(await Promise.all(ports.map((port) => waitFor(port, path, shown))))));
    }
    rows.push([name, `${formatMedianAndRange(taken, 0)} ms`]);
  }
  await client.end();
  return {
    title: 'A new price on every process',
    method: `${ROUNDS} changes of a price in the database. Each of the three processes is asked until its page shows the new price; the time of
the last one counts. Lists are read on the standby.`,
    columns: ['page', 'median (range)'],
    rows,
  };
}
