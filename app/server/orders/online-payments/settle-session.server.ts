import type { JobHandler } from '../../jobs/job-kinds.server';
import type { PaymentSessionState } from '../../payments/providers/payment-provider.server';
import { type OnlinePaymentDeps, requireProvider } from './deps.server';
import { endSession, isReserved, readSession, type SessionRow } from './payment-sessions.server';
import { recordSessionPayment } from './record-session-payment.server';

type SettleDeps = Pick<OnlinePaymentDeps, 'db' | 'providers' | 'emailQueue' | 'clock'>;

/** Reads a session from the provider and records its payment. `undefined` when the page was never opened. */
export async function checkSession(
  deps: SettleDeps,
  session: SessionRow,
): Promise<PaymentSessionState | undefined> {
  // The URL of the page never reached a buyer.
  if (isReserved(session)) return undefined;
  const state = await requireProvider(deps.providers, session.provider).getSession(session.providerSessionId);
  if (state.status === 'paid') await recordSessionPayment(deps, session, state.payment);
  if (state.status === 'closed') await endSession(deps.db, session, deps.clock());
  return state;
}

/** Ends a session at its provider and records a payment whose webhook never arrived. Throws while the page is still open. */
export async function settleSession(deps: SettleDeps, session: SessionRow): Promise<void> {
  const state = await checkSession(deps, session);
  if (state?.status !== 'open') return;
  await requireProvider(deps.providers, session.provider).closeSession(session.providerSessionId);
  const after = await checkSession(deps, session);
  if (after?.status === 'open') throw new Error('The payment page is still open at its provider.');
}

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
