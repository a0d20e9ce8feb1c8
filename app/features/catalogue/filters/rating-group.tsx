import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { FacetRows } from './facet-rows';
import { type Facets, formatFacetCount, formatMinStars } from './facets';
import { FilterGroup } from './filter-group';

interface RatingGroupProps {
  query: CatalogueQuery;
  facets: Facets;
}

export function RatingGroup({ query, facets }: RatingGroupProps) {
  const selectedValue = query.rating === undefined ? '' : String(query.rating);
  const rows = facets.rating.map(({ stars, count }) => ({
    value: String(stars),
    label: formatMinStars(stars),
    count: formatFacetCount(count, facets.hasLimitedCounts),
    isDisabled: count === 0 && selectedValue !== String(stars),
  }));
  return (
    <FilterGroup title="Rating" activeCount={Number(selectedValue !== '')}>
      <FacetRows
        name="rating"
        rows={[{ value: '', label: 'Any' }, ...rows]}
        selectedValues={[selectedValue]}
        selection="single"
      />
    </FilterGroup>
  );
}
