import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { type Facets, formatFacetCount } from './facets';
import { FilterGroup } from './filter-group';

interface SizeGroupProps {
  query: CatalogueQuery;
  facets: Facets;
}

/** Sizes are short and many, so they are tiles in a row instead of a list. */
export function SizeGroup({ query, facets }: SizeGroupProps) {
  if (facets.size.length === 0) return null;
  return (
    <FilterGroup title="Size" activeCount={query.size.length}>
      <div className="flex flex-wrap gap-grout">
        {facets.size.map(({ value, count }) => {
          const isSelected = query.size.includes(value);
          return (
            <label key={value} className="choice-tile px-3 text-sm">
              <input
                type="checkbox"
                name="size"
                value={value}
                defaultChecked={isSelected}
                disabled={count === 0 && !isSelected}
                className="sr-only"
              />
              <span>
                {value}
                <span className="sr-only"> ({formatFacetCount(count, facets.hasLimitedCounts)})</span>
              </span>
            </label>
          );
        })}
      </div>
    </FilterGroup>
  );
}
