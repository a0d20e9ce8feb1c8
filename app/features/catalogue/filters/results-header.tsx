import { type CatalogueQuery, countActiveFilters, type SortOrder } from '~/domain/catalogue/catalogue-query';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { NativeSelect } from '~/ui/forms/native-select';
import { Icon } from '~/ui/icons/icon';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { formatProductCount } from './facets';
import { FILTER_FORM_ID } from './filter-form';

interface ResultsHeaderProps {
  title: string;
  query: CatalogueQuery;
  total: number;
  isTotalLimited: boolean;
  page: number;
  pages: number;
  /** Whether the page has a filter form. */
  canFilter: boolean;
}

const SORT_LABELS: Record<SortOrder, string> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rating: 'Best rated',
  name: 'Name, A to Z',
};

function listSortOptions(isSearch: boolean) {
  return (Object.entries(SORT_LABELS) as [SortOrder, string][]).map(([value, label]) => ({
    value,
    label: isSearch && value === 'featured' ? 'Best match' : label,
  }));
}

/** Button that opens the filters on a small screen, and the sort order. Both belong to the filter form. */
function SortAndFilterButtons({ query }: { query: CatalogueQuery }) {
  const activeCount = countActiveFilters(query);
  return (
    <div className="flex w-full flex-wrap gap-grout sm:w-auto">
      <button
        type="button"
        popoverTarget={FILTER_FORM_ID}
        className={`${getButtonClasses({ variant: 'quiet' })} flex-1 lg:hidden`}
      >
        <Icon name="filter" />
        Filter
        {activeCount > 0 && <span className="tabular-nums">({activeCount})</span>}
      </button>
      <label htmlFor="sort" className="self-center pe-3 text-sm text-muted max-lg:sr-only">
        Sort by
      </label>
      <NativeSelect
        id="sort"
        name="sort"
        form={FILTER_FORM_ID}
        // Firefox applies that of a form only to fields inside it, and would restore an older choice after a reload.
        autoComplete="off"
        options={listSortOptions(query.q !== '')}
        defaultValue={query.sort}
        className="shrink grow basis-40 sm:w-56"
      />
      <Button type="submit" form={FILTER_FORM_ID} variant="quiet" className="without-script">
        Sort
      </Button>
    </div>
  );
}

/** Breadcrumbs, title, number of products and sort order. */
export function ResultsHeader({
  title,
  query,
  total,
  isTotalLimited,
  page,
  pages,
  canFilter,
}: ResultsHeaderProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Shop', href: paths.shop.home() }, { label: title }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-5">
        <div className="min-w-0">
          <h1 className="text-tool">{title}</h1>
          <p className="mt-1.5 text-muted tabular-nums">
            {formatProductCount(total, isTotalLimited)}
            {pages > 1 && `, page ${page} of ${pages}`}
          </p>
        </div>
        {canFilter && <SortAndFilterButtons query={query} />}
      </div>
    </>
  );
}
