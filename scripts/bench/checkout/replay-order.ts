import { randomBytes, randomUUID } from 'node:crypto';
import type { Statement } from '../../../app/server/db/database.server.ts';
import type { RecordedOrder } from './recorded-order.ts';
import type { ProductForSale } from './sample-buyer.ts';

export interface ReplayInput {
  order: RecordedOrder;
  products: ProductForSale[];
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** A hash as it is stored in place of an email. */
const EMAIL_HASH = /"[\w-]{43}"/g;

const createHash = () => JSON.stringify(randomBytes(32).toString('base64url'));

/** The recorded statements with another product, new ids and another email. */
export function createReplayStatements({ order, products }: ReplayInput, buyer: number): Statement[] {
  const productId = products[buyer]?.id ?? '';
  return order.statements.map((statement) => ({
    ...statement,
    values: JSON.parse(
      JSON.stringify(statement.values ?? [])
        .replaceAll(order.productId, productId)
        .replace(UUID, () => randomUUID())
        .replace(EMAIL_HASH, createHash),
    ),
  }));
}
