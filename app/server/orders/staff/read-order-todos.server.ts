import { asc, count, eq, min, type SQL, sql } from 'drizzle-orm';
import { hasPermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { ORDER_TODO_KINDS, type OrderTodo, type OrderTodoKind } from '~/domain/orders/dashboard';
import { MAX_VIEW_COUNT } from '~/domain/site/staff-counts';
import type { QueryBuilder } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';
import { paymentDisputes } from '../../db/schema/payments.server';
import {
  HAS_MONEY_TO_RETURN,
  HAS_OPEN_DISPUTE,
  isPackingOverdue,
  isPaymentOverdue,
  isReturnOverdue,
} from './view-conditions.server';

/** The SQL is the same as in the indexes of the table, so that PostgreSQL uses an index for each condition. */
const CONDITIONS: Readonly<Record<OrderTodoKind, SQL>> = {
  'to-pay': eq(orders.status, 'placed'),
  'to-pack': eq(orders.status, 'paid'),
  'to-ship': eq(orders.status, 'packed'),
  returns: sql`has_open_return`,
  disputes: HAS_OPEN_DISPUTE,
  excess: HAS_MONEY_TO_RETURN,
};

/** The kinds with a last day. */
const OVERDUE: Readonly<Partial<Record<OrderTodoKind, (now: Date) => SQL>>> = {
  'to-pay': isPaymentOverdue,
  'to-pack': isPackingOverdue,
  returns: isReturnOverdue,
};

async function readTodo(db: QueryBuilder, kind: OrderTodoKind): Promise<OrderTodo> {
  const oldestFirst = db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(CONDITIONS[kind])
    .orderBy(asc(orders.createdAt))
    .limit(MAX_VIEW_COUNT)
    .as('waiting');
  const [row] = await db.select({ count: count(), oldest: min(oldestFirst.createdAt) }).from(oldestFirst);
  return { kind, count: row?.count ?? 0, ...(row?.oldest && { oldest: row.oldest }) };
}

async function readAnswerBy(db: QueryBuilder): Promise<Date | null> {
  const [row] = await db
    .select({ answerBy: min(paymentDisputes.answerBy) })
    .from(paymentDisputes)
    .where(eq(paymentDisputes.state, 'open'));
  return row?.answerBy ?? null;
}

/** What staff have to do, kind by kind. Counts end at MAX_VIEW_COUNT. */
export const readOrderTodos = (db: QueryBuilder, now: Date): Promise<OrderTodo[]> =>
  Promise.all(
    ORDER_TODO_KINDS.map(async (kind) => {
      const todo = await readTodo(db, kind);
      const answerBy = kind === 'disputes' && todo.count > 0 && (await readAnswerBy(db));
      if (answerBy) return { ...todo, answerBy };
      const isOverdue = OVERDUE[kind]?.(now);
      return isOverdue && todo.count > 0 ? { ...todo, overdue: await db.$count(orders, isOverdue) } : todo;
    }),
  );

/** How many orders wait for staff: the number beside "Orders" in the rail. 0 for a user who may not see orders. */
export async function countWaitingOrders({ db }: { db: QueryBuilder }, { user }: SignedIn): Promise<number> {
  if (!hasPermission(user, 'orders.manage')) return 0;
  const todos = await Promise.all(ORDER_TODO_KINDS.map((kind) => readTodo(db, kind)));
  return todos.reduce((total, { count: waiting }) => total + waiting, 0);
}
