/**
 * How the buyer comes to the page of an order. `open`: on the way to the payment page · `returned`: the payment page says that
 * it was paid · `cancelled`: left without paying · `unavailable`: the payment page could not be opened
 */
const PAYMENT_VISITS = ['open', 'returned', 'cancelled', 'unavailable'] as const;
type PaymentVisitKind = (typeof PAYMENT_VISITS)[number];

export interface PaymentVisit {
  kind: PaymentVisitKind;
  /** How often the page of a returned buyer was loaded again. */
  checks: number;
}

const KIND = 'payment';
const CHECKS = 'checks';

/** Adds a visit to the path of an order, which can have a query. The visit is not a proof of anything. */
export function addPaymentVisit(path: string, kind: PaymentVisitKind, checks = 0): string {
  const query = new URLSearchParams({ [KIND]: kind, ...(checks > 0 && { [CHECKS]: String(checks) }) });
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

export function readPaymentVisit(params: URLSearchParams): PaymentVisit | undefined {
  const kind = PAYMENT_VISITS.find((known) => known === params.get(KIND));
  const checks = Number.parseInt(params.get(CHECKS) ?? '0', 10);
  return kind && { kind, checks: Number.isSafeInteger(checks) ? Math.max(0, checks) : 0 };
}

/** Seconds until the page of a returned buyer loads again. Webhooks arrive within seconds, or much later. */
const RELOAD_SECONDS = [2, 3, 5, 10, 20, 30];

/** Whether the page still waits for the webhook. */
export const isConfirming = ({ kind, checks }: PaymentVisit): boolean =>
  kind === 'returned' && checks < RELOAD_SECONDS.length;

/** The value of the header `Refresh`, which works without scripts. `path` is that of the order without a visit. */
export function createReload(path: string, { kind, checks }: PaymentVisit): string | undefined {
  const seconds = RELOAD_SECONDS[checks];
  return kind === 'returned' && seconds !== undefined
    ? `${seconds}; url=${addPaymentVisit(path, 'returned', checks + 1)}`
    : undefined;
}
