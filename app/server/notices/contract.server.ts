import type { Choice, Choices } from '~/domain/notice-choices';
import type { NoticeKind, NoticeQuery, Told } from '~/domain/notices';
import type { SignedIn } from '../accounts/contract.server';

export interface Notice {
  id: string;
  kind: NoticeKind;
  told: Told;
  createdAt: Date;
  isRead: boolean;
}

export interface Inbox {
  notices: Notice[];
  /** Of all that fit the query. */
  count: number;
  /** By kind, whatever the query; a kind without any is absent. */
  unread: Partial<Record<NoticeKind, number>>;
}

/** What the link in a letter carries: "no more of this kind to this person". */
export interface LeaveLink {
  kind: string;
  personId: string;
  key: string;
}

/** Methods that take `actor` act for that person alone. */
export interface Notices {
  /** Unread first, each half the newest first; NOTICES_ON_A_PAGE at a time. */
  inboxOf(actor: SignedIn, query: NoticeQuery): Promise<Inbox>;
  unreadOf(actor: SignedIn): Promise<number>;
  /** False for an unknown notice and for somebody else's alike; true also when it was read before. */
  markRead(actor: SignedIn, id: string): Promise<boolean>;
  /** Those of a kind, or all, that are not younger than `until`: what came since was not seen. */
  markAllRead(actor: SignedIn, which: { kind?: NoticeKind | undefined; until: Date }): Promise<void>;
  choicesOf(actor: SignedIn): Promise<Choices>;
  /** What cannot be chosen is left out of it. */
  choose(actor: SignedIn, said: readonly Choice[]): Promise<void>;
  /** The kind whose letters a link ends, before its button is pressed; `null` for a link that opens nothing. */
  opensLeave(link: LeaveLink): Promise<'projects' | 'answers' | null>;
  /** No more letters of that kind; true also when that was said before. Needs no session. */
  leave(link: LeaveLink): Promise<boolean>;
}
