import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { bindDeps } from '../../bind-deps.server';
import type { Database, ServiceDeps } from '../../db/database.server';
import type { ContentDeps } from '../../db/file-contents.server';
import { orders } from '../../db/schema/orders.server';
import { getContents } from '../../files/file-contents.server';
import { readReturnPhoto } from '../returns/return-photo.server';
import type { OrderDeps } from '../types.server';
import { changeAddress } from './change-address.server';
import { addNote, changeStatus } from './change-status.server';
import { getCustomer, listCustomers } from './customers.server';
import { decideReturn } from './decide-return.server';
import { exportCustomers } from './export-customers.server';
import { exportCsv } from './export-orders.server';
import { getBuyer } from './get-buyer.server';
import { getOrder } from './get-order.server';
import { listCouriers } from './list-couriers.server';
import { listMovements } from './list-movements.server';
import { listOrders } from './list-orders.server';
import { countMatching, markMany, markMatching } from './mark-orders.server';
import { applyMatches, matchStatement } from './match-statement.server';
import { placeForBuyer } from './place-for-buyer.server';
import { recordManualPayment } from './record-manual-payment.server';
import { completeRefund, refund, refundExcess } from './refund.server';
import { sendRefundAgain } from './send-refund-again.server';

/** The photo of a return as WebP, for staff. `null` without one. Throws NotAllowedError. */
async function getReturnPhoto(
  { db, contents }: ServiceDeps & ContentDeps,
  { user }: SignedIn,
  { number: typedNumber, returnId }: { number: string; returnId: string },
): Promise<Uint8Array | null> {
  requirePermission(user, 'orders.manage');
  const number = parseOrderNumber(typedNumber);
  const [row] = number
    ? await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    : [];
  return row ? readReturnPhoto({ db, contents }, row.id, returnId) : null;
}

/** The orders of all buyers, for staff with the permission `orders.manage`. */
export const createOrderManagement = (database: Database, options: Pick<OrderDeps, 'clock' | 'secret'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      listCustomers,
      exportCustomers,
      getCustomer,
      getBuyer,
      placeForBuyer,
      listOrders,
      getOrder,
      getReturnPhoto,
      exportCsv,
      changeStatus,
      changeAddress,
      markMany,
      countMatching,
      markMatching,
      addNote,
      decideReturn,
      recordManualPayment,
      refund,
      refundExcess,
      completeRefund,
      sendRefundAgain,
      matchStatement,
      applyMatches,
      listMovements,
      listCouriers,
    },
  );

export type OrderManagement = ReturnType<typeof createOrderManagement>;
