import { isReservedPath } from '../site/private-paths';

export const ANNOUNCEMENT_TONES = ['info', 'offer', 'important'] as const;
export type AnnouncementTone = (typeof ANNOUNCEMENT_TONES)[number];

export const ANNOUNCEMENT_PAGES = ['all', 'shop'] as const;
export type AnnouncementPages = (typeof ANNOUNCEMENT_PAGES)[number];

/** A short text above the header of public pages. */
export interface Announcement {
  id: string;
  text: string;
  /** A path of this site with the words of its link. */
  link?: { path: string; label: string };
  tone: AnnouncementTone;
  pages: AnnouncementPages;
  startsAt: Date;
  /** The first moment at which it is no longer shown. */
  endsAt: Date;
}

export interface StoredAnnouncement extends Announcement {
  version: number;
}

export type AnnouncementState = 'waiting' | 'shown' | 'over';

export function getAnnouncementState(
  { startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>,
  now: Date,
): AnnouncementState {
  if (now < startsAt) return 'waiting';
  return now < endsAt ? 'shown' : 'over';
}

const isShopPath = (path: string) => path === '/shop' || path.startsWith('/shop/');

/** R-ANNOUNCEMENT-2: the announcement of a page, of several the one that began last. None on pages of one user. */
export function selectAnnouncement<Some extends Announcement>(
  announcements: readonly Some[],
  path: string,
  now: Date,
): Some | undefined {
  const shown = announcements.filter((each) => getAnnouncementState(each, now) === 'shown');
  // Most of the time there is none, and every request asks.
  if (shown.length === 0 || isReservedPath(path)) return undefined;
  return shown
    .filter(({ pages }) => pages === 'all' || isShopPath(path))
    .reduce<Some | undefined>(
      (latest, each) => (latest && latest.startsAt >= each.startsAt ? latest : each),
      undefined,
    );
}

/** The cookie with the announcements that were closed in this browser. */
export const CLOSED_COOKIE = 'tessera.announcements';
export const CLOSED_MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** Closed announcements beyond this number are forgotten, the oldest first: a cookie is sent with every request. */
const MAX_CLOSED = 5;

/** R-ANNOUNCEMENT-3: the ids in the value of the cookie. */
export const readClosedIds = (value: string | undefined): string[] =>
  (value ?? '').split('.').filter((id) => id !== '');

/** The value of the cookie after one more was closed. */
export const addClosedId = (value: string | undefined, id: string): string =>
  [...readClosedIds(value).filter((each) => each !== id), id].slice(-MAX_CLOSED).join('.');
