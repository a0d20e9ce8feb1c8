import { randomUUID } from 'node:crypto';
import type { Database, SqlClient, Statement } from '../../../app/server/db/database.server.ts';
import { appModules } from '../app-modules.ts';
import { type ProductForSale, sampleBuyer } from './sample-buyer.ts';

export interface RecordedOrder {
  /** The statements of its transaction, in their order. */
  statements: Statement[];
  productId: string;
}

/** Places one order as the site does and writes down what was asked of the database. */
export async function recordOrder(
  database: Database,
  { id, unitPrice }: ProductForSale,
): Promise<RecordedOrder> {
  const { placeOrder } = await appModules.orders();
  const statements: Statement[] = [];
  const recording = (session: SqlClient): SqlClient => ({
    rows(statement) {
      statements.push(statement);
      return session.rows(statement);
    },
  });
  const watched: Database = {
    ...database,
    transaction: (work) => database.transaction((session) => work(recording(session))),
  };
  const options = { secret: 'known to everybody', clock: () => new Date() };
  const lines = [{ productId: id, quantity: 1, unitPrice }];
  const result = await placeOrder(watched, options, { key: randomUUID(), lines, checkout: sampleBuyer });
  if (result.kind !== 'placed') throw new Error(`The order to be recorded was not placed: ${result.kind}.`);
  return { statements, productId: id };
}
