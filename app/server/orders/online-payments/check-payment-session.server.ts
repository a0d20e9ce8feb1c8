import type { JobHandler } from '../../jobs/job-kinds.server';
import type { OnlinePaymentDeps } from './deps.server';
import { readSession } from './payment-sessions.server';
import { settleSession } from './settle-session.server';

/**
 * Ends a payment page whose time has passed, or whose order was paid or cancelled, and records a payment whose webhook never
 * arrived (R-PAYMENT-6).
 */
export function checkPaymentSession(
  deps: Pick<OnlinePaymentDeps, 'db' | 'providers' | 'emailQueue' | 'clock'>,
): JobHandler<'check-payment-session'> {
  return async ({ sessionId }) => {
    const session = await readSession(deps.db, sessionId);
    if (session) await settleSession(deps, session);
  };
}
