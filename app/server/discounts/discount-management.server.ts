import { and, desc, eq, ilike, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { DiscountCode } from '~/domain/discounts/discount-code';
import type { DiscountCodeForm } from '~/domain/discounts/discount-code-schema';
import type { Paise } from '~/domain/money/money';
import type { OrderStatus } from '~/domain/orders/order-status';
import { isUuid } from '~/domain/text/uuid';
import { pickChanged, recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { categories } from '../db/schema/catalogue.server';
import { discountCodes, discountUses } from '../db/schema/discounts.server';
import { orders } from '../db/schema/orders.server';
import { isUniqueViolation } from '../db/sql-state.server';
import { deleteCode, isCodeUsed } from './delete-code.server';
import { getVersion, toAuditValues, toColumns, toEntry } from './discount-columns.server';
import { type DiscountCodeRow, findCode, lockCode, toDiscountCode } from './discount-row.server';

export interface StaffDiscountCode extends DiscountCode {
  id: string;
  createdAt: Date;
  /** Follows from what the form has, so that a form that shows other values is a conflict. */
  version: number;
}

export interface DiscountCodePage {
  /** The newest first. */
  codes: StaffDiscountCode[];
  /** For the next page. Absent on the last one. */
  after?: string;
}

export interface DiscountCodeDetails {
  code: StaffDiscountCode;
  /** The latest orders that use the code. */
  orders: { number: string; status: OrderStatus; createdAt: Date; amount: Paise }[];
  /** What the code took off all orders that use it. */
  total: Paise;
  /** An order uses the code, or one that was cancelled names it: it cannot be deleted. */
  isUsed: boolean;
}

export type SaveCodeResult =
  | { kind: 'saved'; id: string }
  /** Another code has this text. */
  | { kind: 'taken' }
  | { kind: 'unknown-category' }
  /** The limit is less than the number of uses. */
  | { kind: 'used-more'; uses: number }
  /** Others changed the code since the form was shown. */
  | { kind: 'conflict' }
  | { kind: 'unknown' };

const CODES_PER_PAGE = 50;
const LATEST_ORDERS = 20;

const toStaffCode = (row: DiscountCodeRow): StaffDiscountCode => ({
  ...toDiscountCode(row),
  id: row.id,
  createdAt: row.createdAt,
  version: getVersion(row),
});

/** All codes, 50 a page. `after` is that of the page before. Throws NotAllowedError. */
async function listCodes(
  { db }: ServiceDeps,
  { user }: SignedIn,
  { after, q = '' }: { after?: string | undefined; q?: string } = {},
): Promise<DiscountCodePage> {
  requirePermission(user, 'discounts.manage');
  const rows = await db
    .select()
    .from(discountCodes)
    .where(
      and(
        q ? ilike(discountCodes.code, toLikePattern(q)) : undefined,
        after !== undefined && isUuid(after) ? lt(discountCodes.id, after) : undefined,
      ),
    )
    .orderBy(desc(discountCodes.id))
    .limit(CODES_PER_PAGE + 1);
  const { page, last } = cutPage(rows, CODES_PER_PAGE);
  return { codes: page.map(toStaffCode), ...(last && { after: last.id }) };
}

/** One code with the orders that use it. `null` for an unknown id. Throws NotAllowedError. */
async function getCode(
  { db }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<DiscountCodeDetails | null> {
  requirePermission(user, 'discounts.manage');
  const row = await findCode(db, id);
  if (!row) return null;
  const { number, status, createdAt, codeDiscount: amount } = orders;
  const isUse = and(eq(discountUses.codeId, id), eq(discountUses.orderId, orders.id));
  const [latest, [sum], isUsed] = await Promise.all([
    db
      .select({ number, status, createdAt, amount })
      .from(discountUses)
      .innerJoin(orders, isUse)
      .orderBy(desc(discountUses.createdAt))
      .limit(LATEST_ORDERS),
    db
      .select({ total: sql<number>`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number) })
      .from(discountUses)
      .innerJoin(orders, isUse),
    isCodeUsed(db, row),
  ]);
  return { code: toStaffCode(row), orders: latest, total: sum?.total ?? 0, isUsed };
}

/** Locks the category, so that it is not deleted before the code is written. */
async function hasCategory(transaction: QueryBuilder, { categoryId }: DiscountCodeForm): Promise<boolean> {
  if (categoryId === undefined) return true;
  const found = await transaction
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('key share');
  return found.length > 0;
}

/** What a change of the form changes. The kind goes with the value, because it is its unit. */
function listChanges(row: DiscountCodeRow, columns: ReturnType<typeof toColumns>) {
  const { before, after } = pickChanged(toAuditValues(row), toAuditValues(columns));
  if (!('value' in after)) return { before, after };
  return { before: { kind: row.kind, ...before }, after: { kind: columns.kind, ...after } };
}

/** Another code may have the text. */
async function saveUnlessTaken(save: () => Promise<SaveCodeResult>): Promise<SaveCodeResult> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}

/** The form has passed discountCodeSchema. Throws NotAllowedError. */
async function createCode(
  { db, clock }: ServiceDeps,
  actor: SignedIn,
  form: DiscountCodeForm,
): Promise<SaveCodeResult> {
  const { user } = actor;
  requirePermission(user, 'discounts.manage');
  return saveUnlessTaken(() =>
    db.transaction(async (transaction): Promise<SaveCodeResult> => {
      if (!(await hasCategory(transaction, form))) return { kind: 'unknown-category' };
      const id = uuid();
      const columns = toColumns(form);
      const at = clock();
      await transaction.insert(discountCodes).values({ ...columns, id, createdBy: user.id, createdAt: at });
      const entry = toEntry(actor, at, { id, code: columns.code });
      await recordChange(transaction, {
        ...entry,
        action: 'discount-created',
        after: toAuditValues(columns),
      });
      return { kind: 'saved', id };
    }),
  );
}

/**
 * R-DISCOUNT-6: changes a code as long as it is as the form showed it. Orders placed before keep their discount. The form has passed
 * discountCodeSchema. Throws NotAllowedError.
 */
async function changeCode(
  { db, clock }: ServiceDeps,
  actor: SignedIn,
  { id, version, ...form }: DiscountCodeForm & { id: string; version: number },
): Promise<SaveCodeResult> {
  requirePermission(actor.user, 'discounts.manage');
  return saveUnlessTaken(() =>
    db.transaction(async (transaction): Promise<SaveCodeResult> => {
      if (!(await hasCategory(transaction, form))) return { kind: 'unknown-category' };
      const row = await lockCode(transaction, id);
      if (!row) return { kind: 'unknown' };
      if (form.maxUses !== undefined && form.maxUses < row.uses) return { kind: 'used-more', uses: row.uses };
      const columns = toColumns(form);
      const changed = listChanges(row, columns);
      // A form that is sent again finds its own values.
      if (Object.keys(changed.after).length === 0) return { kind: 'saved', id };
      if (getVersion(row) !== version) return { kind: 'conflict' };
      await transaction.update(discountCodes).set(columns).where(eq(discountCodes.id, id));
      await recordChange(transaction, {
        ...toEntry(actor, clock(), row),
        action: 'discount-changed',
        ...changed,
      });
      return { kind: 'saved', id };
    }),
  );
}

/** A code that is not active is unknown to buyers. Throws NotAllowedError. */
async function setActive(
  { db, clock }: ServiceDeps,
  actor: SignedIn,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<'changed' | 'unknown'> {
  requirePermission(actor.user, 'discounts.manage');
  return db.transaction(async (transaction) => {
    const row = await lockCode(transaction, id);
    if (!row) return 'unknown';
    if (row.isActive === isActive) return 'changed';
    await transaction.update(discountCodes).set({ isActive }).where(eq(discountCodes.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), row),
      action: 'discount-switched',
      before: { isActive: row.isActive },
      after: { isActive },
    });
    return 'changed';
  });
}

/** Discount codes, for staff with the permission `discounts.manage`. */
export const createDiscountManagement = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { listCodes, getCode, createCode, changeCode, setActive, deleteCode });

export type DiscountManagement = ReturnType<typeof createDiscountManagement>;
