import { adminPaths } from '~/content/admin/admin-paths';
import { isUnfilteredProductQuery, type StaffProductQuery } from '~/domain/catalogue/staff-product-query';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolSubmit } from '~/sections/admin/tool-submit';
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
    <search className="mb-2.5 block">
      <form action={adminPaths.products()} className="flex flex-wrap items-end gap-x-grout gap-y-2.5">
        <ToolInput
          field={{ id: 'product-q', name: 'q', value: q }}
          label="Name or id"
          type="search"
          maxLength={80}
          autoComplete="off"
          optional="unmarked"
          className="w-full sm:w-64"
        />
        <div className="grid grid-cols-2 gap-grout max-sm:w-full sm:w-80">
          <ToolSelect
            field={{ id: 'product-state', name: 'state', value: state ?? '' }}
            label="State"
            options={[
              { value: '', label: 'any' },
              { value: 'published', label: 'in the shop' },
              { value: 'draft', label: 'draft' },
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
        <ToolSubmit className="lg:min-h-10">Show</ToolSubmit>
        {!isUnfilteredProductQuery(query) && (
          <a href={adminPaths.products()} className={getToolButtonClasses('plain', 'lg:min-h-10')}>
            Clear
          </a>
        )}
      </form>
    </search>
  );
}
