import { validate as isUuid } from 'uuid';
import { leaveNoticesPath } from '~/content/account-links';
import { isLeavable } from '~/domain/notice-choices';
import type { NoticeKind } from '~/domain/notices';
import { isLinkKey, linkKeyOf } from '../link-key.server';
import type { LeaveLink } from './contract.server';

/** Of one kind and one person: a link for one opens nothing of another. */
const subject = (kind: string, personId: string) => `notices-leave:${kind}:${personId}`;

/** The path behind "no more of these letters". */
export const leavePath = (secret: string, kind: NoticeKind, personId: string): string =>
  leaveNoticesPath(kind, personId, linkKeyOf(secret, subject(kind, personId)));

/** The kind that a link of ours ends; `undefined` for one that somebody else made or changed. */
export function kindOfLink(secret: string, { kind, personId, key }: LeaveLink) {
  const isGenuine = isLeavable(kind) && isUuid(personId) && isLinkKey(secret, subject(kind, personId), key);
  return isGenuine ? kind : undefined;
}
