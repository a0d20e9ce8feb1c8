import { getNotificationsUnsubscribePath } from '~/content/account/account-paths';
import { canUnsubscribe } from '~/domain/notifications/notification-preferences';
import type { NotificationKind } from '~/domain/notifications/notifications';
import { isUuid } from '~/domain/text/uuid';
import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';

/** The parts of a link that unsubscribes a user from emails of one kind. */
export interface UnsubscribeLink {
  kind: string;
  userId: string;
  key: string;
}

/** The purpose holds the kind: a link of one kind is not valid for another. */
const getPurpose = (kind: string) => `notices-leave:${kind}` as const;

/** The path of the link in emails of this kind. */
export const unsubscribePath = (secret: string, kind: NotificationKind, userId: string): string =>
  getNotificationsUnsubscribePath(kind, userId, createLinkKey(secret, getPurpose(kind), userId));

/** The kind of a link with a valid signature; `undefined` for any other link. */
export function readUnsubscribeLink(secret: string, { kind, userId, key }: UnsubscribeLink) {
  const isValid =
    canUnsubscribe(kind) && isUuid(userId) && isValidLinkKey(secret, getPurpose(kind), { id: userId, key });
  return isValid ? kind : undefined;
}
