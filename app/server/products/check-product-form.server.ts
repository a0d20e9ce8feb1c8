import { and, eq, inArray } from 'drizzle-orm';
import type { ProductInput } from '~/domain/catalogue/product-form-schema';
import { findPublishIssues, type PublishIssue } from '~/domain/catalogue/staff-product';
import { getIssuedKind } from '~/domain/orders/issued-kind';
import type { QueryBuilder } from '../db/database.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { type StaffRow, toProductForm } from './product-columns.server';
import { toPictures } from './read-product.server';

export type FormRefusal =
  | { kind: 'incomplete'; issues: PublishIssue[] }
  /** The product is in the shop: new orders would be delivered in another way than the cart said. */
  | { kind: 'other-delivery' }
  /** Its open orders would be sent where they should get tickets, or the other way round. */
  | { kind: 'open-orders' };

/** The ids of those that are not in the shop, but in an order that is not paid or not delivered yet. */
export async function listDraftsInOpenOrders(
  db: QueryBuilder,
  stored: readonly StaffRow[],
): Promise<ReadonlySet<string>> {
  const ids = stored.filter(({ state }) => state !== 'published').map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.productId, ids),
        inArray(orders.status, ['placed', 'paid', 'packed', 'shipped']),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether a form makes a seat of a product that is sent, or the other way round. One in the shop that lost its category gets one again;
 * the orders of a draft without one are sent.
 */
function isOtherKind(row: StaffRow, form: ProductInput): boolean {
  const getKind = ({ categoryId }: ProductInput) => getIssuedKind({ productId: row.id, categoryId });
  const before = toProductForm(row);
  const hasLostCategory = row.state === 'published' && before.categoryId === undefined;
  return !hasLostCategory && getKind(before) !== getKind(form);
}

/**
 * R-PRODUCT-2: why a product does not get the values of a form. `openOrders`: the result of `listDraftsInOpenOrders`. Tickets
 * are issued when an order is paid, for what is an event at that moment.
 */
export function checkProductForm(
  row: StaffRow,
  form: ProductInput,
  openOrders: ReadonlySet<string>,
): FormRefusal | undefined {
  const isMoved = isOtherKind(row, form);
  if (row.state !== 'published')
    return isMoved && openOrders.has(row.id) ? { kind: 'open-orders' } : undefined;
  const issues = findPublishIssues({ form, pictures: toPictures(row) });
  if (issues.length > 0) return { kind: 'incomplete', issues };
  return isMoved ? { kind: 'other-delivery' } : undefined;
}
