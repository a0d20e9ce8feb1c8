import { randomUUID } from 'node:crypto';
import type { Statement } from '../../../app/server/db/database.server.ts';
import type { RecordedOrder } from './recorded-order.ts';
import type { ProductForSale } from './sample-buyer.ts';

export interface ReplayInput {
  order: RecordedOrder;
  products: ProductForSale[];
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** The recorded statements with another product and new ids. */
export function createReplayStatements({ order, products }: ReplayInput, buyer: number): Statement[] {
  const productId = products[buyer]?.id ?? '';
  return order.statements.map((statement) => ({
    ...statement,
    values: JSON.parse(
      JSON.stringify(statement.values ?? [])
        .replaceAll(order.productId, productId)
        .replace(UUID, () => randomUUID()),
    ),
  }));
}
