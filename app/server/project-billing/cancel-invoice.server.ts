import { and, desc, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { retryOnConflict } from '../db/retry.server';
import { orders } from '../db/schema/orders.server';
import { changeLockedStatus } from '../orders/change-locked-status.server';
import type { BillingDeps } from './start-project.server';

/** `not-open`: the milestone has no invoice that waits for its payment. */
export type CancelInvoiceResult = 'cancelled' | 'not-open';

/**
 * R-BILLING-3: cancels the unpaid invoice of a milestone with a credit note, which the client gets by email. A paid one is
 * refunded as an order. Throws NotAllowedError.
 */
export async function cancelInvoice(
  { db, clock }: BillingDeps,
  { user }: SignedIn,
  { milestoneId, reason }: { milestoneId: string; reason: string },
): Promise<CancelInvoiceResult> {
  requirePermission(user, 'orders.manage');
  if (!isUuid(milestoneId)) return 'not-open';
  return retryOnConflict(() =>
    db.transaction(async (transaction): Promise<CancelInvoiceResult> => {
      const [order] = await transaction
        .select()
        .from(orders)
        .where(and(eq(orders.milestoneId, milestoneId), eq(orders.status, 'placed')))
        .orderBy(desc(orders.id))
        .limit(1)
        .for('update');
      if (!order) return 'not-open';
      const change = { to: 'cancelled', actor: 'staff', userId: user.id, note: reason, at: clock() } as const;
      return (await changeLockedStatus(transaction, order, change)) ? 'cancelled' : 'not-open';
    }),
  );
}
