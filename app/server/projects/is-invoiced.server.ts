import { and, eq, notInArray } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';

/** Whether the client has an invoice for the milestone that was not cancelled. */
export async function isInvoiced(transaction: QueryBuilder, milestoneId: string): Promise<boolean> {
  const isCurrent = notInArray(orders.status, ['cancelled', 'refunded']);
  return (await transaction.$count(orders, and(eq(orders.milestoneId, milestoneId), isCurrent))) > 0;
}
