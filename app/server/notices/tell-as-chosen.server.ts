import { KIND_OF_EVENT } from '~/domain/notices';
import type { QueryBuilder } from '../db/database.server';
import type { Audience, Mail, UnconfirmedContent } from '../mail/contract.server';
import { unsubscribeHeaders } from '../mail/unsubscribe-headers.server';
import { wantsMail } from './choices.server';
import { leavePath } from './leave-link.server';
import { type NewNotice, tell } from './tell.server';

export interface Desk {
  mail: Mail;
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
export async function tellAsChosen(
  transaction: QueryBuilder,
  { mail, secret, siteUrl }: Desk,
  notice: NewNotice,
  { to, audience, content }: AlsoByMail,
): Promise<void> {
  await tell(transaction, notice);
  const { personId, told, key } = notice;
  const kind = KIND_OF_EVENT[told.event];
  if (!(await wantsMail(transaction, personId, kind))) return;
  const leave = leavePath(secret, kind, personId);
  await mail.queue(transaction, {
    ...content(leave),
    ...{ to, audience, key: `${key}:${personId}` },
    headers: unsubscribeHeaders(new URL(leave, siteUrl)),
  });
}
