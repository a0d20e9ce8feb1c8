import { validate as isUuid } from 'uuid';
import { leaveNoticesPath } from '~/content/account-links';
import { isLeavable } from '~/domain/notice-choices';
import type { NoticeKind } from '~/domain/notices';
import { isLinkKey, linkKeyOf } from '../link-key.server';
import type { LeaveLink } from './contract.server';

/** Of one kind: a link for one ends nothing of another. */
const purposeOf = (kind: string) => `notices-leave:${kind}` as const;

/** The path behind "no more of these letters". */
export const leavePath = (secret: string, kind: NoticeKind, personId: string): string =>
  leaveNoticesPath(kind, personId, linkKeyOf(secret, purposeOf(kind), personId));

/** The kind that a link of ours ends; `undefined` for one that somebody else made or changed. */
export function kindOfLink(secret: string, { kind, personId, key }: LeaveLink) {
  const isGenuine =
    isLeavable(kind) && isUuid(personId) && isLinkKey(secret, purposeOf(kind), { id: personId, key });
  return isGenuine ? kind : undefined;
}
