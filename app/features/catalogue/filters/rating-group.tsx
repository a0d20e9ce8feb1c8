import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { FacetRows } from './facet-rows';
import { type Facets, formatCount } from './facets';
import { FilterGroup } from './filter-group';

interface RatingGroupProps {
  query: CatalogueQuery;
  facets: Facets;
}

const words = (stars: number) =>
  stars === 5 ? '5 stars' : `${stars} ${stars === 1 ? 'star' : 'stars'} and more`;

/** At least so many stars. */
export function RatingGroup({ query, facets }: RatingGroupProps) {
  const chosen = query.rating === undefined ? '' : String(query.rating);
  const rows = facets.rating.map(({ stars, count }) => ({
    value: String(stars),
    label: words(stars),
    count: formatCount(count, facets.capped),
    disabled: count === 0 && chosen !== String(stars),
  }));
  return (
    <FilterGroup title="Rating" active={Number(chosen !== '')}>
      <FacetRows name="rating" rows={[{ value: '', label: 'Any' }, ...rows]} chosen={[chosen]} choose="one" />
    </FilterGroup>
  );
}
