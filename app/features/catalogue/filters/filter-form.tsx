import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { countActiveFilters } from '~/domain/catalogue/catalogue-query';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';
import { FacetGroup } from './facet-group';
import { FacetRows } from './facet-rows';
import { type Facets, formatFacetCount, formatProductCount } from './facets';
import { FilterGroup } from './filter-group';
import { PriceGroup } from './price-group';
import { RatingGroup } from './rating-group';
import { SizeGroup } from './size-group';

export const FILTER_FORM_ID = 'filters';

interface FilterFormProps {
  query: CatalogueQuery;
  facets: Facets;
  total: number;
  isTotalLimited: boolean;
}

/**
 * All filters in one form: a column beside the products, and a drawer on small screens. In the column the form is
 * submitted on every change; in the drawer the button at the bottom submits it.
 */
export function FilterForm({ query, facets, total, isTotalLimited }: FilterFormProps) {
  const createAvailabilityRow = (label: string, count: number, isSelected: boolean) => ({
    value: '1',
    label,
    count: formatFacetCount(count, facets.hasLimitedCounts),
    isDisabled: count === 0 && !isSelected,
  });
  return (
    <form
      id={FILTER_FORM_ID}
      action={paths.shop.catalogue()}
      popover="auto"
      data-drawer=""
      data-auto-submit=""
      autoComplete="off"
      aria-label="Filters"
      className="filter-panel"
    >
      {query.q && <input type="hidden" name="q" value={query.q} />}
      <div className="filter-panel-head flex items-center justify-between gap-4 px-4 lg:hidden">
        <h2 className="text-h3">Filter</h2>
        <Button
          variant="plain"
          size="sm"
          isSquare
          aria-label="Close filters"
          popoverTarget={FILTER_FORM_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </Button>
      </div>
      <div className="grid content-start gap-grout">
        <FacetGroup title="Category" facet="category" query={query} facets={facets} isOpen />
        <PriceGroup query={query} facets={facets} />
        <FilterGroup title="Availability" activeCount={Number(query.inStock) + Number(query.onSale)} isOpen>
          <FacetRows
            name="stock"
            rows={[createAvailabilityRow('In stock', facets.inStock, query.inStock)]}
            selectedValues={query.inStock ? ['1'] : []}
          />
          <FacetRows
            name="sale"
            rows={[createAvailabilityRow('On sale', facets.onSale, query.onSale)]}
            selectedValues={query.onSale ? ['1'] : []}
          />
        </FilterGroup>
        <FacetGroup title="Colour" facet="colour" query={query} facets={facets} />
        <SizeGroup query={query} facets={facets} />
        <FacetGroup title="Cut" facet="gender" query={query} facets={facets} />
        <FacetGroup title="Kind" facet="tag" query={query} facets={facets} />
        <RatingGroup query={query} facets={facets} />
      </div>
      <div className="filter-panel-foot grid gap-grout">
        <div className="filters-unchanged">
          <Button className="w-full" popoverTarget={FILTER_FORM_ID} popoverTargetAction="hide">
            Show {formatProductCount(total, isTotalLimited)}
          </Button>
        </div>
        <div className="filters-changed">
          <Button type="submit" className="w-full">
            Show results
          </Button>
        </div>
        {countActiveFilters(query) > 0 && (
          <a
            href={paths.shop.catalogue({ q: query.q, sort: query.sort })}
            className="inline-flex min-h-11 items-center justify-center text-sm font-semibold underline-offset-4 hover:underline lg:hidden"
          >
            Clear all filters
          </a>
        )}
      </div>
    </form>
  );
}
