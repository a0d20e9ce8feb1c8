import { eq } from 'drizzle-orm';
import { ONLINE_PROVIDERS, type OnlineMethod } from '~/domain/payments/payment-method';
import { site } from '~site';
import { retryOnConflict } from '../../db/retry.server';
import { orders } from '../../db/schema/orders.server';
import { paymentSessions } from '../../db/schema/payments.server';
import type { PaymentProvider, SessionRequest } from '../../payments/providers/payment-provider.server';
import { lockAccessibleOrder, type OrderAccess } from '../order-access.server';
import { calculateBalance, readMoneyOfOrder } from '../order-money.server';
import type { OnlinePaymentDeps } from './deps.server';
import { endReservation, findOrReserveSession, isReserved, type SessionRow } from './payment-sessions.server';
import { checkSession, settleSession } from './settle-session.server';

export interface PaymentStart {
  method: OnlineMethod;
  /** Paths of this site to which the payment page leads. */
  returnPath: string;
  cancelPath: string;
}

export type StartPaymentResult =
  /** `url` is the hosted page. */
  | { kind: 'started'; url: string }
  /** The order is paid, cancelled or free. */
  | { kind: 'not-due' }
  /** The provider is switched off or does not answer. The order stays as it is. */
  | { kind: 'unavailable' }
  | { kind: 'unknown' };

type Reservation =
  | { session: SessionRow; number: string }
  | Extract<StartPaymentResult, { kind: 'not-due' | 'unknown' }>;

/** The lock makes two tabs share one session. No request is sent to a provider while it is held. */
const reserve = (
  deps: OnlinePaymentDeps,
  access: OrderAccess,
  provider: PaymentProvider,
): Promise<Reservation> =>
  retryOnConflict(() =>
    deps.db.transaction(async (transaction): Promise<Reservation> => {
      const order = await lockAccessibleOrder(transaction, deps, access);
      if (!order) return { kind: 'unknown' };
      const { id: orderId, status, number } = order;
      const { outstanding: amount } = calculateBalance(order, await readMoneyOfOrder(transaction, orderId));
      if (status !== 'placed' || amount === 0) return { kind: 'not-due' };
      const wanted = { orderId, provider: provider.id, amount };
      return { session: await findOrReserveSession(transaction, wanted, deps.clock()), number };
    }),
  );

/** Stores the page. False when the order has been paid or cancelled. */
const storePage = (
  { db }: OnlinePaymentDeps,
  { id, orderId }: SessionRow,
  page: { providerSessionId: string; url: string },
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [order] = await transaction
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    await transaction.update(paymentSessions).set(page).where(eq(paymentSessions.id, id));
    return order?.status === 'placed';
  });

async function openPage(
  deps: OnlinePaymentDeps,
  provider: PaymentProvider,
  session: SessionRow,
  request: Pick<SessionRequest, 'orderNumber' | 'returnUrl' | 'cancelUrl'>,
): Promise<StartPaymentResult> {
  const { id: key, amount, expiresAt } = session;
  const wanted = { ...request, key, amount, expiresAt, currency: site.currency.code };
  const created = await provider.createSession(wanted).catch(async (error) => {
    // A page without a known URL cannot be paid. The next attempt requests another one.
    await endReservation(deps.db, session, deps.clock());
    throw error;
  });
  const page = { providerSessionId: created.id, url: created.url };
  if (await storePage(deps, session, page)) return { kind: 'started', url: created.url };
  await settleSession(deps, { ...session, ...page });
  return { kind: 'not-due' };
}

/** A page that is open is used again. A payment of which no webhook has arrived yet is recorded. */
async function reusePage(
  deps: OnlinePaymentDeps,
  session: SessionRow,
): Promise<StartPaymentResult | 'ended'> {
  const state = await checkSession(deps, session);
  if (state?.status === 'open') return { kind: 'started', url: session.url };
  return state?.status === 'paid' ? { kind: 'not-due' } : 'ended';
}

/** Once for a page that has ended at its provider, and once for the new one. */
const MAX_ATTEMPTS = 2;

/**
 * The hosted page on which the buyer pays what is outstanding (R-PAYMENT-4): the open one, or a new one. Resolves to
 * `unavailable` when the provider fails, after the error was reported.
 */
export async function startPayment(
  deps: OnlinePaymentDeps,
  access: OrderAccess,
  { method, returnPath, cancelPath }: PaymentStart,
): Promise<StartPaymentResult> {
  const provider = deps.providers[ONLINE_PROVIDERS[method]];
  if (!provider) return { kind: 'unavailable' };
  const urls = { returnUrl: deps.siteUrl + returnPath, cancelUrl: deps.siteUrl + cancelPath };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const reservation = await reserve(deps, access, provider);
    if ('kind' in reservation) return reservation;
    const { session, number: orderNumber } = reservation;
    try {
      const result = isReserved(session)
        ? await openPage(deps, provider, session, { ...urls, orderNumber })
        : await reusePage(deps, session);
      if (result !== 'ended') return result;
    } catch (error) {
      deps.reportError(error);
      return { kind: 'unavailable' };
    }
  }
  return { kind: 'unavailable' };
}
