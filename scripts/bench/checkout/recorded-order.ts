import { randomUUID } from 'node:crypto';
import type { Database, QueryBuilder, Statement } from '../../../app/server/db/database.server.ts';
import { appModules } from '../app-modules.ts';
import { type ProductForSale, sampleBuyer } from './sample-buyer.ts';

export interface RecordedOrder {
  /** The statements of its transaction, in order. */
  statements: Statement[];
  productId: string;
}

/** Places an order with the service of the site, and records the statements of its transaction. */
export async function recordOrder(
  database: Database,
  { id, unitPrice }: ProductForSale,
): Promise<RecordedOrder> {
  const { placeOrder } = await appModules.orders();
  const statements: Statement[] = [];
  const record = (transaction: QueryBuilder): QueryBuilder => {
    const { rows } = transaction;
    return Object.assign(transaction, {
      rows<Row>(statement: Statement) {
        statements.push(statement);
        return rows<Row>(statement);
      },
    });
  };
  const db: QueryBuilder = Object.assign(Object.create(database.db), {
    transaction: <Result>(work: (transaction: QueryBuilder) => Promise<Result>) =>
      database.db.transaction((transaction) => work(record(transaction))),
  });
  const deps = { db, secret: 'a secret for benchmarks', clock: () => new Date() };
  const lines = [{ productId: id, quantity: 1, unitPrice }];
  const result = await placeOrder(deps, { key: randomUUID(), lines, checkout: sampleBuyer });
  if (result.kind !== 'placed') throw new Error(`The order was not placed: ${result.kind}.`);
  return { statements, productId: id };
}
