import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { calls } from '../db/schema/calls.server';
import { leads } from '../db/schema/leads.server';
import { orders } from '../db/schema/orders.server';
import { projectMembers, projects } from '../db/schema/projects.server';
import { isMessageOf } from '../leads/lead-owner.server';
import { listOpenIds } from '../orders/anonymise-orders.server';
import { isBoughtBy } from '../personal-data/areas/orders.server';
import { readDataOwner } from '../personal-data/delete-personal-data.server';
import type { DataOwner } from '../personal-data/types.server';

/** What goes on when the account is deleted, or ends with it. */
export interface OpenItems {
  /** `isCancelled`: the deletion cancels it, because it is not paid. */
  orders: readonly { number: string; isCancelled: boolean }[];
  calls: readonly { messageId: string; startsAt: Date; minutes: number; meta: Record<string, unknown> }[];
  projects: readonly { id: string; name: string }[];
}

async function listOpenOrders(db: QueryBuilder, owner: DataOwner, now: Date): Promise<OpenItems['orders']> {
  const rows = await db.select().from(orders).where(isBoughtBy(owner)).orderBy(asc(orders.createdAt));
  const openIds = await listOpenIds(db, rows, now);
  return rows
    .filter(({ id }) => openIds.has(id))
    .map(({ number, status, paidAt, dueOn }) => ({
      number,
      // R-BILLING-2: the invoice of a milestone stays due.
      isCancelled: status === 'placed' && paidAt === null && dueOn === null,
    }));
}

/** R-DELETION-1: the open orders, calls to come and unfinished projects of the user. */
export async function listOpenItems({ db, clock }: ServiceDeps, { user }: SignedIn): Promise<OpenItems> {
  const owner = await readDataOwner(db, user.id);
  if (!owner) return { orders: [], calls: [], projects: [] };
  const [openOrders, nextCalls, openProjects] = await Promise.all([
    listOpenOrders(db, owner, clock()),
    db
      .select({
        messageId: leads.id,
        startsAt: calls.startsAt,
        minutes: calls.minutes,
        meta: leads.meta,
      })
      .from(calls)
      .innerJoin(leads, eq(leads.id, calls.leadId))
      .where(and(isMessageOf(owner), isNull(calls.cancelledAt), gt(calls.startsAt, clock())))
      .orderBy(asc(calls.startsAt)),
    db
      .select({ id: projects.id, name: projects.name })
      .from(projectMembers)
      .innerJoin(projects, eq(projects.id, projectMembers.projectId))
      .where(and(eq(projectMembers.userId, user.id), ne(projects.state, 'finished')))
      .orderBy(asc(projects.name)),
  ]);
  return { orders: openOrders, calls: nextCalls, projects: openProjects };
}
