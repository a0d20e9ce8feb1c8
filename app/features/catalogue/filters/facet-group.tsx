import type { CatalogueQuery, Facet } from '~/domain/catalogue/catalogue-query';
import { ColourSwatch } from '../colour-swatch';
import { FacetRows } from './facet-rows';
import { type Facets, facetLabel, formatCount } from './facets';
import { FilterGroup } from './filter-group';

interface FacetGroupProps {
  title: string;
  facet: Facet;
  query: CatalogueQuery;
  facets: Facets;
  open?: boolean;
}

/** One filter with a list of values. What would leave nothing cannot be chosen, but it can be taken back. */
export function FacetGroup({ title, facet, query, facets, open }: FacetGroupProps) {
  const chosen: readonly string[] = query[facet];
  const values = facets[facet];
  if (values.length === 0) return null;
  const rows = values.map(({ value, count }) => ({
    value,
    label: (
      <span className="flex items-center gap-2.5">
        {facet === 'colour' && <ColourSwatch name={value} />}
        {facetLabel(facet, value, facets)}
      </span>
    ),
    count: formatCount(count, facets.capped),
    disabled: count === 0 && !chosen.includes(value),
  }));
  return (
    <FilterGroup title={title} active={chosen.length} open={open}>
      <FacetRows name={facet} rows={rows} chosen={chosen} />
    </FilterGroup>
  );
}
