import { expect } from 'vitest';
import type { Database } from '~/server/db/database.server';

const TABLES = ['orders', 'order_lines', 'order_events', 'jobs'] as const;

/** Queries of the tables of orders. `database` is a function, because the database is opened after the tests are declared. */
export function createOrderTableQueries(database: () => Database) {
  async function readStock(id: string): Promise<number | undefined> {
    const [row] = await database().rows<{ stock: number }>({
      text: 'select stock from products where id = $1',
      values: [id],
    });
    return row?.stock;
  }

  async function countRows(table: (typeof TABLES)[number]): Promise<number | undefined> {
    const [row] = await database().rows<{ count: number }>({
      text: `select count(*) as count from ${table}`,
    });
    return row?.count;
  }

  async function expectNothingWritten(): Promise<void> {
    expect(await Promise.all(TABLES.map(countRows))).toEqual([0, 0, 0, 0]);
  }

  return { readStock, countRows, expectNothingWritten };
}
