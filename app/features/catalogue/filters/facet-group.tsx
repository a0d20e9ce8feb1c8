import type { CatalogueQuery, Facet } from '~/domain/catalogue/catalogue-query';
import { ColourSwatch } from '../colour-swatch';
import { FacetRows } from './facet-rows';
import { type Facets, formatFacetCount, getFacetLabel } from './facets';
import { FilterGroup } from './filter-group';

interface FacetGroupProps {
  title: string;
  facet: Facet;
  query: CatalogueQuery;
  facets: Facets;
  isOpen?: boolean;
}

/** One facet with its values. A value without products is disabled, unless it is selected. */
export function FacetGroup({ title, facet, query, facets, isOpen }: FacetGroupProps) {
  const selectedValues: readonly string[] = query[facet];
  const values = facets[facet];
  if (values.length === 0) return null;
  const rows = values.map(({ value, count }) => ({
    value,
    label: (
      <span className="flex items-center gap-2.5">
        {facet === 'colour' && <ColourSwatch name={value} />}
        {getFacetLabel(facet, value, facets)}
      </span>
    ),
    count: formatFacetCount(count, facets.hasLimitedCounts),
    isDisabled: count === 0 && !selectedValues.includes(value),
  }));
  return (
    <FilterGroup title={title} activeCount={selectedValues.length} isOpen={isOpen}>
      <FacetRows name={facet} rows={rows} selectedValues={selectedValues} />
    </FilterGroup>
  );
}
