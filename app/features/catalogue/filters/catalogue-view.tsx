import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import type { ListedProduct } from '~/domain/catalogue/product';
import { paths } from '~/paths';
import { Alert } from '~/ui/feedback/alert';
import { Pagination } from '~/ui/navigation/pagination';
import { ProductGrid } from '../product-card/product-grid';
import { ActiveFilterTags } from './active-filter-tags';
import { getCatalogueTitle, listActiveFilters } from './active-filters';
import type { Facets } from './facets';
import { FilterForm } from './filter-form';
import { NoResults, type NoResultsSuggestions } from './no-results';
import { ResultsHeader } from './results-header';

export interface CatalogueViewProps {
  query: CatalogueQuery;
  products: readonly ListedProduct[];
  facets: Facets;
  total: number;
  isTotalLimited: boolean;
  page: number;
  pages: number;
  /** The corrected search, when the typed words were misspelled. */
  corrected?: string;
  /** Searched words that these products do not contain. */
  ignored?: readonly string[];
  /** Only without results. */
  suggestions?: NoResultsSuggestions;
}

/** Product cards that a wide screen shows before scrolling. */
const CARDS_ABOVE_FOLD = 3;

/** The catalogue page: active filters, filter form, products. Works without JavaScript. */
export function CatalogueView(props: CatalogueViewProps) {
  const { query, products, facets, total, isTotalLimited, page, pages, corrected, ignored, suggestions } =
    props;
  const filters = listActiveFilters(query, facets);
  const canFilter = total > 0 || filters.length > 0;
  return (
    <div className="wrap pt-2">
      <ResultsHeader
        title={getCatalogueTitle(query, facets)}
        query={query}
        total={total}
        isTotalLimited={isTotalLimited}
        page={page}
        pages={pages}
        canFilter={canFilter}
      />
      <ActiveFilterTags filters={filters} query={query} />
      <div className={canFilter ? 'catalogue' : undefined}>
        {canFilter && (
          <FilterForm query={query} facets={facets} total={total} isTotalLimited={isTotalLimited} />
        )}
        <div className="min-w-0 lg:col-start-2">
          {corrected && (
            <Alert className="pb-5" title={`No results for “${query.q}”`}>
              These are for “{corrected}”.
            </Alert>
          )}
          {ignored && total > 0 && (
            <Alert className="pb-5" title={`No results for “${ignored.join(' ')}”`}>
              These results match your other words.
            </Alert>
          )}
          {suggestions ? (
            <NoResults query={query} filters={filters} suggestions={suggestions} />
          ) : (
            <>
              <h2 className="sr-only">Products</h2>
              <ProductGrid products={products} layout="narrow" priorityCount={CARDS_ABOVE_FOLD} />
            </>
          )}
          <Pagination
            page={page}
            pages={pages}
            getHref={(number) => paths.shop.catalogue({ ...query, page: number })}
            className="pt-8"
          />
        </div>
      </div>
    </div>
  );
}
