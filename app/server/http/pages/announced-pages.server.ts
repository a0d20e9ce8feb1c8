import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Announcement } from '~/domain/announcements/announcement';
import { type CachedPage, createCachedPage } from '../cache/cached-page.server';
import { addAnnouncementBar } from './announcement-bar.server';
import { isAnnouncementClosed } from './closed-announcements.server';

/** A few milliseconds for a page, once for each announcement. */
const BROTLI_QUALITY = 4;

/** While there is an announcement, the response depends on the cookie of the visitor: no shared cache may store it. */
const PRIVATE = { 'Cache-Control': 'private, no-cache' };

interface Versions {
  announcement: Announcement;
  withBar?: CachedPage;
  closed?: CachedPage;
}

function compress(html: string) {
  const identity = Buffer.from(html, 'utf8');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
}

function addBar({ representations, headers, tags }: CachedPage, announcement: Announcement): CachedPage {
  const html = representations.identity.body.toString('utf8');
  const page = addAnnouncementBar({ html, headers }, announcement);
  return createCachedPage({ bodies: compress(page.html), headers: { ...page.headers, ...PRIVATE }, tags });
}

function withoutBar({ representations, headers, tags }: CachedPage): CachedPage {
  const bodies = {
    identity: representations.identity.body,
    br: () => representations.br.body,
    gzip: () => representations.gzip.body,
  };
  return createCachedPage({ bodies, headers: { ...headers, ...PRIVATE }, tags });
}

export type AnnouncePage = (page: CachedPage, path: string, cookies: string | null | undefined) => CachedPage;

/**
 * R-ANNOUNCEMENT-1: pages in memory, also prerendered ones, with the bar of the current announcement. The cache stores pages
 * without it, so that an announcement does not make any of them outdated. A version is dropped with its page.
 */
export function createAnnouncedPages(find: (path: string) => Announcement | undefined): AnnouncePage {
  const versionsByPage = new WeakMap<CachedPage, Versions>();
  return (page, path, cookies) => {
    const announcement = find(path);
    if (!announcement) return page;
    const stored = versionsByPage.get(page);
    const versions: Versions = stored?.announcement === announcement ? stored : { announcement };
    versionsByPage.set(page, versions);
    if (isAnnouncementClosed(cookies, announcement.id)) {
      versions.closed ??= withoutBar(page);
      return versions.closed;
    }
    versions.withBar ??= addBar(page, announcement);
    return versions.withBar;
  };
}
