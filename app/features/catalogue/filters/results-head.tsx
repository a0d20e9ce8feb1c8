import { activeFilterCount, type CatalogueQuery, type Sort } from '~/domain/catalogue-query';
import { paths } from '~/paths';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Button } from '~/ui/button';
import { buttonClasses } from '~/ui/button-classes';
import { Icon } from '~/ui/icon';
import { NativeSelect } from '~/ui/native-select';
import { productsText } from './facets';
import { FILTER_FORM_ID } from './filter-form';

interface ResultsHeadProps {
  title: string;
  query: CatalogueQuery;
  total: number;
  capped: boolean;
  page: number;
  pages: number;
  /** There is a filter form to open and to sort by. */
  canFilter: boolean;
}

const SORT_LABELS: Record<Sort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rating: 'Best rated',
  name: 'Name, A to Z',
};

function sortOptions(searching: boolean) {
  return (Object.entries(SORT_LABELS) as [Sort, string][]).map(([value, label]) => ({
    value,
    label: searching && value === 'featured' ? 'Best match' : label,
  }));
}

/** The way to the filters on a small screen, and the order. Both belong to the filter form. */
function SortAndFilter({ query }: { query: CatalogueQuery }) {
  const active = activeFilterCount(query);
  return (
    <div className="flex w-full flex-wrap gap-grout sm:w-auto">
      <button
        type="button"
        popoverTarget={FILTER_FORM_ID}
        className={`${buttonClasses({ variant: 'quiet' })} flex-1 lg:hidden`}
      >
        <Icon name="filter" />
        Filter
        {active > 0 && <span className="tabular-nums">({active})</span>}
      </button>
      <label htmlFor="sort" className="self-center pe-3 text-sm text-muted max-lg:sr-only">
        Sort by
      </label>
      <NativeSelect
        id="sort"
        name="sort"
        form={FILTER_FORM_ID}
        options={sortOptions(query.q !== '')}
        defaultValue={query.sort}
        className="min-w-40 flex-1 sm:w-56"
      />
      <Button type="submit" form={FILTER_FORM_ID} variant="quiet" className="without-script">
        Sort
      </Button>
    </div>
  );
}

/** What is shown, how many there are, and in which order. */
export function ResultsHead({ title, query, total, capped, page, pages, canFilter }: ResultsHeadProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Shop', href: paths.shop.front() }, { label: title }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-5">
        <div className="min-w-0">
          <h1 className="text-tool">{title}</h1>
          <p className="mt-1.5 text-muted tabular-nums">
            {productsText(total, capped)}
            {pages > 1 && `, page ${page} of ${pages}`}
          </p>
        </div>
        {canFilter && <SortAndFilter query={query} />}
      </div>
    </>
  );
}
