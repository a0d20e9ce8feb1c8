import type { SearchKind } from '~/domain/site-search/site-search';

/** A document of the index. `keywords` are searched and not shown. */
export interface SiteDocument {
  kind: Exclude<SearchKind, 'product'>;
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** Passages. */
  body: readonly string[];
}
