import { randomUUID } from 'node:crypto';
import type { Statement } from '../../../app/server/db/database.server.ts';
import type { RecordedOrder } from './recorded-order.ts';
import type { ProductForSale } from './sample-buyer.ts';

export interface ReplayInput {
  order: RecordedOrder;
  goods: ProductForSale[];
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** The recorded statements for other goods and with ids of their own: everything else stays as it was. */
export function createReplayStatements({ order, goods }: ReplayInput, buyer: number): Statement[] {
  const productId = goods[buyer]?.id ?? '';
  return order.statements.map((statement) => ({
    ...statement,
    values: JSON.parse(
      JSON.stringify(statement.values ?? [])
        .replaceAll(order.productId, productId)
        .replace(uuid, () => randomUUID()),
    ),
  }));
}
