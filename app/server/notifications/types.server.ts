import type {
  NotificationPreference,
  NotificationPreferences,
} from '~/domain/accounts/notification-preferences';
import type {
  NotificationKind,
  NotificationPayload,
  NotificationQuery,
} from '~/domain/accounts/notifications';
import type { SignedIn } from '../accounts/types.server';

export interface Notification {
  id: string;
  kind: NotificationKind;
  payload: NotificationPayload;
  createdAt: Date;
  isRead: boolean;
}

export interface Inbox {
  notifications: Notification[];
  /** Of all that fit the query. */
  count: number;
  /** By kind, whatever the query; a kind without any is absent. */
  unread: Partial<Record<NotificationKind, number>>;
}

/** What the link in a letter carries: "no more of this kind to this user". */
export interface UnsubscribeLink {
  kind: string;
  userId: string;
  key: string;
}

/** Methods that take `actor` act for that user alone. */
export interface Notifications {
  /** Unread first, each half the newest first; NOTICES_ON_A_PAGE at a time. */
  getInbox(actor: SignedIn, query: NotificationQuery): Promise<Inbox>;
  countUnread(actor: SignedIn): Promise<number>;
  /** False for an unknown notice and for somebody else's alike; true also when it was read before. */
  markRead(actor: SignedIn, id: string): Promise<boolean>;
  /** Those of a kind, or all, that are not younger than `until`: what came since was not seen. */
  markAllRead(actor: SignedIn, which: { kind?: NotificationKind | undefined; until: Date }): Promise<void>;
  getPreferences(actor: SignedIn): Promise<NotificationPreferences>;
  /** What cannot be chosen is left out of it. */
  setPreferences(actor: SignedIn, said: readonly NotificationPreference[]): Promise<void>;
  /** The kind whose letters a link ends, before its button is pressed; `null` for a link that opens nothing. */
  readUnsubscribeLink(link: UnsubscribeLink): Promise<'projects' | 'answers' | null>;
  /** No more letters of that kind; true also when that was said before. Needs no session. */
  unsubscribe(link: UnsubscribeLink): Promise<boolean>;
}
