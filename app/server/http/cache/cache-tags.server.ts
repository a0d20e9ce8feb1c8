import { createContext, type RouterContextProvider } from 'react-router';
import type { Announcement } from '~/domain/announcements/announcement';

export interface PageContents {
  /** Names of the data on the page. A change of one of them makes the page outdated. */
  tags: Set<string>;
  /** Whether the page is the same for all visitors. */
  isShared: boolean;
  /** Whether the page is stored in the cache. */
  isCached: boolean;
  /** The end of the time in which the stored page is right. */
  expiresAt?: Date;
  /** Other origins that scripts of the page connect to. */
  connectsTo: Set<string>;
  /** Other origins to which forms of the page lead, also by redirects. */
  sendsFormsTo: Set<string>;
  /** An announcement that only this page shows. */
  previewedAnnouncement?: Announcement;
  /** Whether pages of this site can show the page in a frame. */
  isFramedByThisSite: boolean;
}

export const createPageContents = (): PageContents => ({
  tags: new Set(),
  isShared: false,
  isCached: false,
  connectsTo: new Set(),
  sendsFormsTo: new Set(),
  isFramedByThisSite: false,
});

/** Filled by the loaders while a page is rendered. */
export const pageContents = createContext<PageContents>();

/** The tag of a page whose content depends only on the build. */
export const BUILD_TAG = 'build';

/** The tag of a page that shows articles, which are written in the back office as well. */
export const ARTICLES_TAG = 'articles';

/** The tag of a page that shows help articles or questions, which are written in the back office as well. */
export const HELP_TAG = 'help';

/** The tag of a page that shows how long a call is. */
export const CALL_LENGTH_TAG = 'call-length';

/** Adds tags without a decision about caching. For layouts. */
export function tagPage(context: Readonly<RouterContextProvider>, tags: readonly string[]): void {
  const contents = context.get(pageContents);
  for (const tag of tags) contents.tags.add(tag);
}

/**
 * Marks the page as the same for all visitors. It is cached until one of its tags is invalidated, under the URLs that
 * `handle.cachedQuery` of its route defines.
 */
export function cacheUntilChanged(context: Readonly<RouterContextProvider>, tags: readonly string[]): void {
  const contents = context.get(pageContents);
  contents.isShared = true;
  contents.isCached = true;
  tagPage(context, tags);
}

/** Marks a cached page as right only until `moment`, because it depends on the date. The first request after it renders the page again. */
export function expirePage(context: Readonly<RouterContextProvider>, moment: Date): void {
  context.get(pageContents).expiresAt = moment;
}

/** Marks the page as the same for all visitors, without caching: only simultaneous requests share one render. */
export function shareWhileRendering(context: Readonly<RouterContextProvider>, tags: readonly string[]): void {
  context.get(pageContents).isShared = true;
  tagPage(context, tags);
}

/** Shows an announcement on this page, before or after its time. */
export function previewAnnouncement(
  context: Readonly<RouterContextProvider>,
  announcement: Announcement,
): void {
  context.get(pageContents).previewedAnnouncement = announcement;
}

/** Lets pages of this site show the page in a frame. No other page can be framed. */
export function allowOwnFrame(context: Readonly<RouterContextProvider>): void {
  context.get(pageContents).isFramedByThisSite = true;
}

/** Allows scripts of the page to connect to these origins. */
export function allowConnectionsTo(
  context: Readonly<RouterContextProvider>,
  origins: readonly string[],
): void {
  const allowed = context.get(pageContents).connectsTo;
  for (const origin of origins) allowed.add(origin);
}

/** Allows forms of the page to lead to these origins. Chromium checks the redirects after a form as well. */
export function allowFormsTo(context: Readonly<RouterContextProvider>, origins: readonly string[]): void {
  const allowed = context.get(pageContents).sendsFormsTo;
  for (const origin of origins) allowed.add(origin);
}
