import { NOTIFICATION_KIND_BY_EVENT } from '~/domain/notifications/notifications';
import type { QueryBuilder } from '../db/database.server';
import { unsubscribeHeaders } from '../email/email-queue.server';
import type { Audience, EmailQueue, UnconfirmedContent } from '../email/types.server';
import { type NewNotification, notify } from './notify.server';
import { isEmailEnabled } from './preferences.server';
import { unsubscribePath } from './unsubscribe-link.server';

export interface NotifierDeps {
  emailQueue: EmailQueue;
  /** Signs the links in emails. */
  secret: string;
  /** The origin of links. */
  siteUrl: string;
}

interface NotificationEmail {
  to: string;
  audience: Audience;
  /** The content of the email, with the path that unsubscribes from this kind. */
  createContent: (unsubscribePath: string) => UnconfirmedContent;
}

/** Notifies a user in the inbox and by email, as the user prefers, in the transaction of the event. */
export async function notifyByPreference(
  transaction: QueryBuilder,
  { emailQueue, secret, siteUrl }: NotifierDeps,
  notification: NewNotification,
  { to, audience, createContent }: NotificationEmail,
): Promise<void> {
  await notify(transaction, notification);
  const { userId, payload, key } = notification;
  const kind = NOTIFICATION_KIND_BY_EVENT[payload.event];
  if (!(await isEmailEnabled(transaction, userId, kind))) return;
  const path = unsubscribePath(secret, kind, userId);
  await emailQueue.enqueue(transaction, {
    ...createContent(path),
    to,
    audience,
    key: `${key}:${userId}`,
    headers: unsubscribeHeaders(new URL(path, siteUrl)),
  });
}
