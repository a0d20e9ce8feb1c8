import { adminPaths } from '~/content/admin/admin-paths';
import { isUnfilteredProductQuery, type StaffProductQuery } from '~/domain/catalogue/staff-product-query';
import { FilterForm, SearchInput } from '~/sections/admin/filter-form';
import { ToolSelect } from '~/sections/admin/tool-field';
import type { ProductCategory } from './product-form';

interface ProductFiltersProps {
  query: StaffProductQuery;
  categories: readonly ProductCategory[];
}

const TICK = 'flex min-h-11 items-center gap-2 rounded-tile bg-surface px-3 lg:min-h-10';

/** Search and filters of the list. The URL holds them. */
export function ProductFilters({ query, categories }: ProductFiltersProps) {
  const { q, state, category, isLow, isOnSale } = query;
  return (
    <FilterForm
      path={adminPaths.products()}
      submitLabel="Show"
      clear={!isUnfilteredProductQuery(query) ? { href: adminPaths.products(), label: 'Clear' } : undefined}
    >
      <SearchInput id="product-q" label="Name or id" q={q} className="w-full sm:w-64" />
      <div className="grid grid-cols-2 gap-grout max-sm:w-full sm:w-80">
        <ToolSelect
          field={{ id: 'product-state', name: 'state', value: state ?? '' }}
          label="State"
          options={[
            { value: '', label: 'any' },
            { value: 'published', label: 'in the shop' },
            { value: 'draft', label: 'draft' },
            { value: 'deleted', label: 'deleted' },
          ]}
          optional="unmarked"
        />
        <ToolSelect
          field={{ id: 'product-category', name: 'category', value: category ?? '' }}
          label="Category"
          options={[
            { value: '', label: 'any' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          optional="unmarked"
        />
      </div>
      <label className={TICK}>
        <input
          type="checkbox"
          name="stock"
          value="low"
          defaultChecked={isLow}
          className="checkbox-control mt-0!"
        />
        Low stock
      </label>
      <label className={TICK}>
        <input
          type="checkbox"
          name="sale"
          value="on"
          defaultChecked={isOnSale}
          className="checkbox-control mt-0!"
        />
        On sale
      </label>
    </FilterForm>
  );
}
