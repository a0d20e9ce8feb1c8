import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { getMilestoneInvoicePath } from '~/content/quotes/quote-paths';
import { hasPermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  type BilledMilestone,
  getInvoiceState,
  type MilestoneInvoice,
} from '~/domain/billing/milestone-invoice';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import { priceCharge } from '~/domain/quotes/quote-plan';
import { isUuid } from '~/domain/text/uuid';
import { paths } from '~/paths';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { orders } from '../db/schema/orders.server';
import { projectMembers, projectMilestones } from '../db/schema/projects.server';
import { toIsoDay } from '../iso-day.server';
import { createAccessKey } from '../orders/access-key.server';
import { calculateBalanceOfSums } from '../orders/order-money.server';
import type { BillingDeps } from './start-project.server';

const isMember = async (db: QueryBuilder, projectId: string, userId: string): Promise<boolean> =>
  (await db.$count(
    projectMembers,
    and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)),
  )) > 0;

/** The latest invoice of each milestone. */
async function readInvoices(
  { db, secret, clock }: BillingDeps,
  milestoneIds: string[],
): Promise<Map<string, MilestoneInvoice>> {
  const rows = await db
    .select({ order: orders, number: invoices.number })
    .from(orders)
    .innerJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(inArray(orders.milestoneId, milestoneIds))
    .orderBy(desc(orders.id));
  const today = toIsoDay(clock());
  const latest = new Map<string, MilestoneInvoice>();
  for (const { order, number } of rows) {
    const { milestoneId, dueOn, number: orderNumber, status, paidAt, orderTotal } = order;
    if (milestoneId === null || dueOn === null || latest.has(milestoneId)) continue;
    const key = createAccessKey({ secret }, order.id);
    latest.set(milestoneId, {
      number,
      orderNumber,
      total: orderTotal,
      dueOn,
      state: getInvoiceState({ status, isPaid: paidAt !== null, dueOn }, today),
      outstanding: calculateBalanceOfSums(order).outstanding,
      path: getMilestoneInvoicePath(orderNumber, key),
      documentPath: paths.shop.orderInvoice(orderNumber, key, toInvoiceFileName(number)),
    });
  }
  return latest;
}

/**
 * The milestones of a project that are invoiced, in their order, with their invoices: for its members, and for staff with the
 * permission `projects.manage`. Empty for everybody else.
 */
export async function listBilledMilestones(
  deps: BillingDeps,
  { user }: SignedIn,
  projectId: string,
): Promise<BilledMilestone[]> {
  const { db } = deps;
  if (!isUuid(projectId)) return [];
  if (!hasPermission(user, 'projects.manage') && !(await isMember(db, projectId, user.id))) return [];
  const rows = await db
    .select()
    .from(projectMilestones)
    .where(and(eq(projectMilestones.projectId, projectId), isNotNull(projectMilestones.charge)))
    .orderBy(asc(projectMilestones.position));
  if (rows.length === 0) return [];
  const issued = await readInvoices(
    deps,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id: milestoneId, title, doneAt, charge }): BilledMilestone[] => {
    if (!charge) return [];
    const invoice = issued.get(milestoneId);
    const { total } = priceCharge(charge);
    const { shareBasisPoints } = charge;
    return [
      { milestoneId, title, isDone: doneAt !== null, shareBasisPoints, total, ...(invoice && { invoice }) },
    ];
  });
}
