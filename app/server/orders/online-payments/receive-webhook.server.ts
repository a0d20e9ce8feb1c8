import type { OnlineProviderId } from '~/domain/payments/payment-method';
import type { PaymentEvent } from '../../payments/providers/payment-provider.server';
import type { OnlinePaymentDeps } from './deps.server';
import { receiveRefund } from './early-refund.server';
import { endSession, isReserved, readSession, type SessionRow } from './payment-sessions.server';
import { recordDispute } from './record-dispute.server';
import { recordSessionPayment } from './record-session-payment.server';

export type WebhookResult =
  /** The provider is not switched on. */
  | { kind: 'off' }
  /** Forged, too old or malformed. Nothing was changed. */
  | { kind: 'refused'; reason: string }
  /** Genuine, and nothing was to be done: of no interest, repeated, or about something that is not ours. */
  | { kind: 'ignored' }
  | { kind: 'recorded' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The session that an event names by both ids. Another program may use the same account of the provider. */
async function findSession(
  { db }: OnlinePaymentDeps,
  provider: OnlineProviderId,
  { sessionKey, sessionId }: { sessionKey: string; sessionId: string },
): Promise<SessionRow | undefined> {
  const session = UUID.test(sessionKey) ? await readSession(db, sessionKey) : undefined;
  const isOwn =
    session?.provider === provider && (isReserved(session) || session.providerSessionId === sessionId);
  return isOwn ? session : undefined;
}

async function recordEvent(
  deps: OnlinePaymentDeps,
  provider: OnlineProviderId,
  event: PaymentEvent,
): Promise<boolean> {
  if (event.kind === 'dispute') return recordDispute(deps, provider, event);
  if (event.kind === 'refund') return (await receiveRefund(deps, provider, event)) === 'recorded';
  const session = await findSession(deps, provider, event);
  if (!session) return false;
  if (event.kind === 'closed') {
    await endSession(deps.db, session, deps.clock());
    return true;
  }
  return (await recordSessionPayment(deps, session, event.payment)) !== 'repeated';
}

/** Records what a provider reports (R-PAYMENT-5, R-PAYMENT-7, R-DISPUTE-1). `body` is the raw body, which is signed. */
export async function receiveWebhook(
  deps: OnlinePaymentDeps,
  providerId: OnlineProviderId,
  body: Buffer,
  headers: Headers,
): Promise<WebhookResult> {
  const provider = deps.providers[providerId];
  if (!provider) return { kind: 'off' };
  const reading = await provider.readWebhook(body, headers);
  if (reading.kind === 'refused') return reading;
  if (reading.kind === 'ignored') return { kind: 'ignored' };
  return { kind: (await recordEvent(deps, providerId, reading.event)) ? 'recorded' : 'ignored' };
}
