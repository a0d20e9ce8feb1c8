import { adminPaths } from '~/content/admin/admin-paths';
import type { StockCountQuery } from '~/domain/catalogue/stock-count';
import { FilterForm, SearchInput } from '~/sections/admin/filter-form';
import { ToolSelect } from '~/sections/admin/tool-field';
import type { ProductCategory } from './product-form';

interface StockCountFiltersProps {
  query: StockCountQuery;
  categories: readonly ProductCategory[];
}

/** What is counted. The URL holds it. */
export const StockCountFilters = ({ query: { q, category }, categories }: StockCountFiltersProps) => (
  <FilterForm
    path={adminPaths.stockCount()}
    submitLabel="Show"
    clear={q || category ? { href: adminPaths.stockCount(), label: 'Clear' } : undefined}
  >
    <SearchInput id="count-q" label="Name or id" q={q} className="w-full sm:w-64" />
    <ToolSelect
      field={{ id: 'count-category', name: 'category', value: category ?? '' }}
      label="Category"
      options={[
        { value: '', label: 'all' },
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      optional="unmarked"
      className="max-sm:w-full sm:w-48"
    />
  </FilterForm>
);
