import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { areUnitsAvailable, type LineUnits } from '~/domain/orders/line-units';
import type { Order } from '~/domain/orders/order';
import type { QueryBuilder } from '../../db/database.server';
import type { ContentColumns } from '../../db/file-contents.server';
import { retryOnConflict } from '../../db/retry.server';
import { orderReturns } from '../../db/schema/returns.server';
import { enqueue } from '../../jobs/enqueue.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import {
  getUserId,
  lockAccessibleOrder,
  type OrderAccess,
  readAccessibleOrder,
} from '../order-access.server';
import { readRow } from '../read-order.server';
import type { OrderRow } from '../to-order.server';
import type { ReturnDeps } from '../types.server';
import { writeEvent } from '../write-event.server';

/** `lines` and `reason` have passed returnRequestSchema. */
export interface ReturnRequest {
  lines: LineUnits;
  reason: string;
  /** An empty file counts as none: browsers send it for a field that was left blank. */
  photo?: File | undefined;
}

export type RequestReturnResult =
  | { kind: 'requested'; returnId: string; order: Order }
  | { kind: 'unknown' }
  /** `anonymised`: the data of the buyer was removed. */
  | { kind: 'not-delivered' | 'too-late' | 'anonymised'; order: Order }
  /** No unit was chosen, or a chosen one is in another return or refunded. */
  | { kind: 'invalid-units'; order: Order }
  /** `issue` is a sentence for the field. */
  | { kind: 'photo-refused'; issue: string; order: Order }
  /** Too many attempts: the seconds to wait. */
  | { kind: 'wait'; seconds: number }
  /** Too many photos are being decoded. */
  | { kind: 'busy' };

const ATTEMPTS_PER_HOUR = 20;

/** How long the same units for the same reason count as the same request. */
const REPEAT_MS = 30 * 60_000;

const hasPhoto = (file: File | undefined): file is File => file !== undefined && file.size > 0;

/** R-ORDER-14: the open request that this form has written already, when it is sent again because the answer was lost. */
async function findRepeated(
  db: QueryBuilder,
  orderId: string,
  { lines, reason, photo }: ReturnRequest,
  now: Date,
): Promise<string | undefined> {
  const [earlier] = await db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(
      and(
        eq(orderReturns.orderId, orderId),
        eq(orderReturns.state, 'requested'),
        eq(orderReturns.reason, reason),
        sql`${orderReturns.lines} = ${JSON.stringify(lines)}::jsonb`,
        gt(orderReturns.createdAt, new Date(now.getTime() - REPEAT_MS)),
        // A photo is drawn again, so only whether there is one is compared.
        sql`(${orderReturns.photo} is not null or ${orderReturns.photoRecord} is not null) = ${hasPhoto(photo)}`,
      ),
    );
  return earlier?.id;
}

type Refusal = Extract<
  RequestReturnResult,
  { order: Order; kind: 'not-delivered' | 'too-late' | 'anonymised' | 'invalid-units' }
>;

/** R-ORDER-7: a delivered order, within the days of the refund policy, units that are still returnable. */
function findRefusal(order: Order, lines: LineUnits, now: Date): Refusal | undefined {
  if (order.isAnonymised) return { kind: 'anonymised', order };
  if (order.status !== 'delivered' || !order.returnDeadline) return { kind: 'not-delivered', order };
  if (now > order.returnDeadline) return { kind: 'too-late', order };
  return areUnitsAvailable(lines, order.returnableUnits) ? undefined : { kind: 'invalid-units', order };
}

async function writeReturn(
  transaction: QueryBuilder,
  { id: orderId, status }: OrderRow,
  {
    lines,
    reason,
    photo,
    userId,
  }: { lines: LineUnits; reason: string; photo?: ContentColumns | undefined; userId?: string },
  now: Date,
): Promise<string> {
  const returnId = uuid();
  await transaction.insert(orderReturns).values({
    id: returnId,
    orderId,
    lines,
    reason,
    createdAt: now,
    ...(photo && { photo: photo.content, photoRecord: photo.record }),
  });
  const details = { returnId, returnState: 'requested' as const };
  const eventId = await writeEvent(
    transaction,
    { orderId, kind: 'return', status, actor: 'buyer', userId, details, at: now },
    { hasOpenReturn: true },
  );
  await enqueue(transaction, 'order-status-email', { orderId, eventId });
  return returnId;
}

/** Requests the return of units of a delivered order, for its buyer. The photo is drawn again from its pixels. */
export async function requestReturn(
  deps: ReturnDeps,
  access: OrderAccess,
  request: ReturnRequest,
): Promise<RequestReturnResult> {
  const { lines, reason, photo: file } = request;
  const now = deps.clock();
  const order = await readAccessibleOrder(deps, access);
  if (!order) return { kind: 'unknown' };
  const repeated = await findRepeated(deps.db, order.id, request, now);
  if (repeated !== undefined) return { kind: 'requested', returnId: repeated, order };
  const refusal = findRefusal(order, lines, now);
  if (refusal) return refusal;
  const limit = { key: `return:${order.id}`, max: ATTEMPTS_PER_HOUR, seconds: 3600 };
  const seconds = await countAttempt(deps.db, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const check = hasPhoto(file) ? await deps.checkPhoto?.(file, order.id) : undefined;
  if (check?.kind === 'refused') return { kind: 'photo-refused', issue: check.issue, order };
  if (check && check.kind !== 'accepted') return { kind: 'busy' };
  const photo = check && (await deps.contents.put(check.photo, 'image/webp'));
  return retryOnConflict(() =>
    deps.db.transaction(async (transaction): Promise<RequestReturnResult> => {
      const row = await lockAccessibleOrder(transaction, deps, access);
      if (!row) return { kind: 'unknown' };
      const locked = await readRow(transaction, row);
      const written = await findRepeated(transaction, row.id, request, now);
      if (written !== undefined) return { kind: 'requested', returnId: written, order: locked };
      const changed = findRefusal(locked, lines, now);
      if (changed) return changed;
      const userId = getUserId(access);
      const returnId = await writeReturn(
        transaction,
        row,
        { lines, reason, photo, ...(userId && { userId }) },
        now,
      );
      return {
        kind: 'requested',
        returnId,
        order: await readRow(transaction, { ...row, hasOpenReturn: true }),
      };
    }),
  );
}
