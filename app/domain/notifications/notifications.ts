import type { OrderStatus } from '../orders/order-status';

/** What the notices in an account are about. */
export const NOTIFICATION_KINDS = ['orders', 'projects', 'answers', 'security'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Ways to sign in that came or went. */
export type SecurityChange =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'
  | 'passkey-added'
  | 'passkey-removed'
  | 'organisation-connected'
  | 'organisation-disconnected';

/**
 * What a notice tells. Facts, not words: `content/account/notification-texts` says them, so that an old notice reads like a new one.
 * Nothing here may open anything: no keys, no tokens.
 */
export type NotificationPayload =
  | { event: 'order'; number: string; status: OrderStatus }
  | { event: 'project-update'; projectId: string; project: string; updateId: string; title: string }
  | { event: 'milestone-done'; projectId: string; project: string; title: string; isLast: boolean }
  | { event: 'comment-answered'; projectId: string; project: string; commentId: string; by: string }
  | { event: 'new-device'; device: string; timeZone?: string }
  | { event: 'password-changed' }
  | { event: 'email-changed'; email: string }
  | { event: 'security-changed'; change: SecurityChange };

export const NOTIFICATION_KIND_BY_EVENT: Readonly<Record<NotificationPayload['event'], NotificationKind>> = {
  order: 'orders',
  'project-update': 'projects',
  'milestone-done': 'projects',
  'comment-answered': 'answers',
  'new-device': 'security',
  'password-changed': 'security',
  'email-changed': 'security',
  'security-changed': 'security',
};

export const NOTIFICATIONS_PER_PAGE = 20;
const MAX_PAGE = 1000;

/** Which notices somebody looks at; all of it stands in the URL. */
export interface NotificationQuery {
  kind?: NotificationKind;
  /** From 1. */
  page: number;
}

/** Reads any URL, however broken: what cannot be read is left out. Never throws. */
export function parseNotificationQuery(params: URLSearchParams): NotificationQuery {
  const kind = NOTIFICATION_KINDS.find((name) => name === params.get('kind'));
  const page = Math.trunc(Number(params.get('page')));
  return { ...(kind && { kind }), page: page >= 1 ? Math.min(page, MAX_PAGE) : 1 };
}

/** The one canonical form of a query: fixed order, defaults left out. */
export function serialiseNotificationQuery({ kind, page }: NotificationQuery): URLSearchParams {
  return new URLSearchParams([
    ...(kind ? [['kind', kind]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}
