import { NOTIFICATION_KIND_BY_EVENT } from '~/domain/accounts/notifications';
import type { QueryBuilder } from '../db/database.server';
import type { Audience, EmailQueue, UnconfirmedContent } from '../email/types.server';
import { unsubscribeHeaders } from '../email/unsubscribe-headers.server';
import { type NewNotification, notify } from './notify.server';
import { wantsEmail } from './preferences.server';
import { unsubscribePath } from './unsubscribe-link.server';

export interface NotifierDeps {
  emailQueue: EmailQueue;
  /** Signs the links in letters. */
  secret: string;
  /** What links begin with. */
  siteUrl: string;
}

interface AlsoByMail {
  to: string;
  audience: Audience;
  /** With the path that ends letters of this kind. */
  content: (leave: string) => UnconfirmedContent;
}

/** Tells somebody in the account and by mail, each as they chose, in the transaction of what it tells. */
export async function notifyByPreference(
  transaction: QueryBuilder,
  { emailQueue: mail, secret, siteUrl }: NotifierDeps,
  notice: NewNotification,
  { to, audience, content }: AlsoByMail,
): Promise<void> {
  await notify(transaction, notice);
  const { userId, payload: told, key } = notice;
  const kind = NOTIFICATION_KIND_BY_EVENT[told.event];
  if (!(await wantsEmail(transaction, userId, kind))) return;
  const leave = unsubscribePath(secret, kind, userId);
  await mail.enqueue(transaction, {
    ...content(leave),
    ...{ to, audience, key: `${key}:${userId}` },
    headers: unsubscribeHeaders(new URL(leave, siteUrl)),
  });
}
