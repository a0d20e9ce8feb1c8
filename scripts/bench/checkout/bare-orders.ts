import { randomUUID } from 'node:crypto';
import type { Statement } from '../../../app/server/db/database.server.ts';
import type { RecordedOrder } from './recorded-order.ts';
import type { Goods } from './shopper.ts';

export interface BareOrders {
  order: RecordedOrder;
  goods: Goods[];
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** The recorded statements for other goods and with ids of their own: everything else stays as it was. */
export function nextOrder({ order, goods }: BareOrders, buyer: number): Statement[] {
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
