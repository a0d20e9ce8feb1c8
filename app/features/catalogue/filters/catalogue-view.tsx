import type { CatalogueQuery } from '~/domain/catalogue-query';
import { paths } from '~/paths';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { ProductGrid } from '../card/product-grid';
import type { ListedProduct } from '../listed-product';
import { activeFilters } from './active-filters';
import { ActiveTags } from './active-tags';
import { catalogueTitle } from './catalogue-title';
import type { Facets } from './facets';
import { FilterForm } from './filter-form';
import { NoResults, type WaysOn } from './no-results';
import { ResultsHead } from './results-head';

export interface CatalogueViewProps {
  query: CatalogueQuery;
  products: readonly ListedProduct[];
  facets: Facets;
  total: number;
  capped: boolean;
  page: number;
  pages: number;
  /** What was searched for instead of a mistyped word. */
  corrected?: string;
  /** There when nothing was found. */
  waysOn?: WaysOn;
}

/** Cards in the first view of a wide screen. */
const IN_FIRST_VIEW = 3;

/** The whole catalogue: what is set, the filters, the products. Works without script. */
export function CatalogueView(props: CatalogueViewProps) {
  const { query, products, facets, total, capped, page, pages, corrected, waysOn } = props;
  const filters = activeFilters(query, facets);
  const canFilter = total > 0 || filters.length > 0;
  return (
    <div className="wrap pt-2">
      <ResultsHead
        title={catalogueTitle(query, facets)}
        query={query}
        total={total}
        capped={capped}
        page={page}
        pages={pages}
        canFilter={canFilter}
      />
      <ActiveTags filters={filters} query={query} />
      <div className={canFilter ? 'catalogue' : undefined}>
        {canFilter && <FilterForm query={query} facets={facets} total={total} capped={capped} />}
        <div className="min-w-0">
          {corrected && (
            <Notice className="pb-5" title={`Nothing here is called “${query.q}”`}>
              These are for “{corrected}”.
            </Notice>
          )}
          {waysOn ? (
            <NoResults query={query} filters={filters} waysOn={waysOn} />
          ) : (
            <>
              <h2 className="sr-only">Products</h2>
              <ProductGrid products={products} layout="floor" priorities={IN_FIRST_VIEW} />
            </>
          )}
          <Pagination
            page={page}
            pages={pages}
            href={(to) => paths.shop.catalogue({ ...query, page: to })}
            className="pt-8"
          />
        </div>
      </div>
    </div>
  );
}
