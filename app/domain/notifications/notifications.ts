import type { LeadKind } from '../contact/lead';
import type { Paise } from '../money/money';
import type { ReturnState } from '../orders/order-return';
import type { OrderStatus } from '../orders/order-status';

/** The kinds of notification in the inbox of an account. */
export const NOTIFICATION_KINDS = ['orders', 'projects', 'answers', 'security'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Changes of an account's credentials and two-factor authentication. */
export type SecurityChange =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'
  | 'passkey-added'
  | 'passkey-removed'
  | 'organisation-connected'
  | 'organisation-disconnected';

/**
 * The stored content of a notification. It holds facts; `content/account/notification-texts` has the sentences, so that
 * stored notifications follow a change of the texts. It never holds keys or tokens.
 */
export type NotificationPayload =
  | { event: 'order'; number: string; status: OrderStatus }
  /** A part of the price arrived. */
  | { event: 'order-payment'; number: string; amount: Paise; outstanding: Paise }
  /** A refund that leaves the status of the order. `cardAmount` is its part that is back on a gift card. */
  | { event: 'order-refund'; number: string; amount: Paise; cardAmount?: Paise }
  | { event: 'order-return'; number: string; state: Exclude<ReturnState, 'refunded'> }
  | { event: 'project-update'; projectId: string; project: string; updateId: string; title: string }
  | { event: 'milestone-done'; projectId: string; project: string; title: string; isLast: boolean }
  | { event: 'project-joined'; projectId: string; project: string }
  | { event: 'comment-answered'; projectId: string; project: string; commentId: string; by: string }
  /** A reply to what the user sent with a form or by email. Older notifications have no `leadId`. */
  | {
      event: 'message-answered';
      form: LeadKind;
      by: string;
      email: string;
      reference: string;
      leadId?: string;
    }
  | { event: 'new-device'; device: string; timeZone?: string }
  | { event: 'password-changed' }
  | { event: 'email-changed'; email: string }
  | { event: 'security-changed'; change: SecurityChange };

export const NOTIFICATION_KIND_BY_EVENT: Readonly<Record<NotificationPayload['event'], NotificationKind>> = {
  order: 'orders',
  'order-payment': 'orders',
  'order-refund': 'orders',
  'order-return': 'orders',
  'project-update': 'projects',
  'milestone-done': 'projects',
  'project-joined': 'projects',
  'comment-answered': 'answers',
  'message-answered': 'answers',
  'new-device': 'security',
  'password-changed': 'security',
  'email-changed': 'security',
  'security-changed': 'security',
};

export const NOTIFICATIONS_PER_PAGE = 20;
const MAX_PAGE = 1000;

/** Which notifications a page of the inbox shows. The URL holds all of it. */
export interface NotificationQuery {
  kind?: NotificationKind;
  /** From 1. */
  page: number;
}

/** Reads a query from any URL. Invalid values are left out; the page is between 1 and 1000. Never throws. */
export function parseNotificationQuery(params: URLSearchParams): NotificationQuery {
  const kind = NOTIFICATION_KINDS.find((name) => name === params.get('kind'));
  const page = Math.trunc(Number(params.get('page')));
  return { ...(kind && { kind }), page: page >= 1 ? Math.min(page, MAX_PAGE) : 1 };
}

/** The canonical form of a query: fixed order, without defaults. */
export function serialiseNotificationQuery({ kind, page }: NotificationQuery): URLSearchParams {
  return new URLSearchParams([
    ...(kind ? [['kind', kind]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

/** An entry of the inbox of an account. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  payload: NotificationPayload;
  createdAt: Date;
  isRead: boolean;
}
