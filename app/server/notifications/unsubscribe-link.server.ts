import { validate as isUuid } from 'uuid';
import { notificationsUnsubscribePath } from '~/content/account/account-paths';
import { canUnsubscribe } from '~/domain/accounts/notification-preferences';
import type { NotificationKind } from '~/domain/accounts/notifications';
import { createLinkKey, isValidLinkKey } from '../crypto/link-key.server';
import type { UnsubscribeLink } from './types.server';

/** Of one kind: a link for one ends nothing of another. */
const purposeOf = (kind: string) => `notices-leave:${kind}` as const;

/** The path behind "no more of these letters". */
export const unsubscribePath = (secret: string, kind: NotificationKind, userId: string): string =>
  notificationsUnsubscribePath(kind, userId, createLinkKey(secret, purposeOf(kind), userId));

/** The kind that a link of ours ends; `undefined` for one that somebody else made or changed. */
export function readUnsubscribeLink(secret: string, { kind, userId, key }: UnsubscribeLink) {
  const isGenuine =
    canUnsubscribe(kind) && isUuid(userId) && isValidLinkKey(secret, purposeOf(kind), { id: userId, key });
  return isGenuine ? kind : undefined;
}
