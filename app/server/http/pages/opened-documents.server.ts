import { getPageKind, type PageKind } from '~/domain/measurements/page-kind';
import type { OpenedDocument } from '~/domain/measurements/site-facts';
import type { CachedPage } from '../cache/cached-page.server';
import type { PageCache } from '../cache/page-cache.server';
import { SPECULATION_RULES_HEADER } from './speculation-rules.server';

const getBytes = ({ representations }: CachedPage) => representations.br.body.length;

function describeDocument(kind: PageKind, path: string, page: CachedPage): OpenedDocument {
  const { body: html, headers } = page.representations.identity;
  const isPrefetching = headers.includes(SPECULATION_RULES_HEADER);
  const isStatic = isPrefetching && !html.includes('data-island=');
  return {
    kind,
    path,
    bytes: getBytes(page),
    isJournal: html.includes('data-journal='),
    hydration: isStatic ? 'none' : isPrefetching ? 'islands' : 'full',
  };
}

/** The heaviest public page of each kind in memory. Each process knows those that were opened there since its start. */
export function listOpenedDocuments(cache: PageCache): OpenedDocument[] {
  const heaviest = new Map<PageKind, [path: string, page: CachedPage]>();
  for (const [path, page] of cache.list()) {
    const kind = getPageKind(path);
    const known = kind && heaviest.get(kind);
    if (kind && (!known || getBytes(page) > getBytes(known[1]))) heaviest.set(kind, [path, page]);
  }
  return [...heaviest].map(([kind, [path, page]]) => describeDocument(kind, path, page));
}
