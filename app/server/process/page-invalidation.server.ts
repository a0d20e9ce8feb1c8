import { ANNOUNCEMENTS_CHANNEL, type Announcements } from '../announcements/announcements.server';
import { ARTICLES_CHANNEL } from '../articles/articles.server';
import {
  CATALOGUE_CHANNEL,
  type CatalogueChange,
  readCatalogueChange,
} from '../catalogue/catalogue-change.server';
import { getCatalogueEffect } from '../catalogue/catalogue-tags.server';
import type { Database } from '../db/database.server';
import type { Help } from '../help-entries/cached-help.server';
import { HELP_CHANNEL } from '../help-entries/help-content.server';
import { ARTICLES_TAG, CALL_LENGTH_TAG, HELP_TAG } from '../http/cache/cache-tags.server';
import type { PageCache } from '../http/cache/page-cache.server';
import { CALL_LENGTH_CHANNEL } from '../leads/calls/call-settings.server';

/** Functions that invalidate the cached pages of a change. */
export function createPageInvalidation(cache: PageCache) {
  return {
    invalidateCatalogue(change: CatalogueChange, allowed = { mayServeStale: true }): void {
      const { tags, mayServeStale } = getCatalogueEffect(change);
      if (tags === 'all') cache.invalidateAll();
      else cache.invalidate(tags, { mayServeStale: mayServeStale && allowed.mayServeStale });
    },
    invalidateArticles: () => cache.invalidate([ARTICLES_TAG]),
    invalidateHelp: () => cache.invalidate([HELP_TAG]),
    invalidateCallLength: () => cache.invalidate([CALL_LENGTH_TAG]),
  };
}

export type PageInvalidation = ReturnType<typeof createPageInvalidation>;

interface ChangedInMemory {
  cache: PageCache;
  announcements: Pick<Announcements, 'refresh'>;
  help: Pick<Help, 'refresh'>;
}

/** Invalidates cached pages when any process changes the database, and after a lost connection. */
export async function listenForChanges(
  database: Database,
  { cache, announcements, help }: ChangedInMemory,
): Promise<void> {
  const { invalidateCatalogue, invalidateArticles, invalidateHelp, invalidateCallLength } =
    createPageInvalidation(cache);
  await database.listen(
    CATALOGUE_CHANNEL,
    (payload) => invalidateCatalogue(readCatalogueChange(payload)),
    () => cache.invalidateAll(),
  );
  await database.listen(ARTICLES_CHANNEL, invalidateArticles, invalidateArticles);
  const refreshHelp = () => {
    help.refresh();
    invalidateHelp();
  };
  await database.listen(HELP_CHANNEL, refreshHelp, refreshHelp);
  const refresh = () => void announcements.refresh();
  await database.listen(ANNOUNCEMENTS_CHANNEL, refresh, refresh);
  await database.listen(CALL_LENGTH_CHANNEL, invalidateCallLength, invalidateCallLength);
}
