import { expect } from 'vitest';
import type { Database } from '~/server/db/database.server';

const tables = ['orders', 'order_lines', 'order_events', 'jobs'] as const;

/** What the tables of orders hold, asked of the database itself. It is opened after the tests are described. */
export function createOrderTableQueries(database: () => Database) {
  async function stockOf(id: string): Promise<number | undefined> {
    const [row] = await database().rows<{ stock: number }>({
      text: 'select stock from products where id = $1',
      values: [id],
    });
    return row?.stock;
  }

  async function countOf(table: (typeof tables)[number]): Promise<number | undefined> {
    const [row] = await database().rows<{ count: number }>({
      text: `select count(*) as count from ${table}`,
    });
    return row?.count;
  }

  async function expectNothingWritten(): Promise<void> {
    expect(await Promise.all(tables.map(countOf))).toEqual([0, 0, 0, 0]);
  }

  return { stockOf, countOf, expectNothingWritten };
}
