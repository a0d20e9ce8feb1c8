import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import type { ListedProduct } from '~/domain/catalogue/product';
import { paths } from '~/paths';
import { Tag } from '~/ui/data/tag';
import { EmptyState } from '~/ui/feedback/empty-state';
import { ProductGrid } from '../product-card/product-grid';
import type { ActiveFilter } from './active-filters';

/** Links for a visitor whose search has no results. */
export interface NoResultsSuggestions {
  categories: readonly { id: string; name: string }[];
  featured: readonly ListedProduct[];
}

interface NoResultsProps {
  query: CatalogueQuery;
  filters: readonly ActiveFilter[];
  suggestions: NoResultsSuggestions;
}

/** Where nothing is searched and no filter is set, the shop has no products. */
function EmptyShop() {
  return (
    <EmptyState title="The shop has no products yet" action={<Tag href={paths.contact()}>Write to us</Tag>}>
      Ask us for what you are looking for.
    </EmptyState>
  );
}

/** Empty state of the catalogue: links without one filter each, and featured products. */
export function NoResults({ query, filters, suggestions }: NoResultsProps) {
  const hasFilters = filters.length > 0;
  if (!hasFilters && query.q === '') return <EmptyShop />;
  return (
    <div className="grid gap-grout">
      <EmptyState
        title={hasFilters ? 'No product matches all filters' : `No results for “${query.q}”`}
        action={
          <ul className="flex flex-wrap gap-grout">
            {filters.map(({ label, queryWithout }) => (
              <li key={label}>
                <Tag href={paths.shop.catalogue(queryWithout)}>Without “{label}”</Tag>
              </li>
            ))}
            {hasFilters && query.q && (
              <li>
                <Tag href={paths.shop.catalogue({ q: query.q })}>“{query.q}” without filters</Tag>
              </li>
            )}
            {!hasFilters &&
              suggestions.categories.map(({ id, name }) => (
                <li key={id}>
                  <Tag href={paths.shop.catalogue({ category: [id] })}>{name}</Tag>
                </li>
              ))}
            <li>
              <Tag href={paths.shop.catalogue()}>All products</Tag>
            </li>
          </ul>
        }
      >
        {hasFilters ? 'Remove a filter:' : 'Try another word, or fewer words. Or choose a category:'}
      </EmptyState>
      {suggestions.featured.length > 0 && (
        <section aria-labelledby="meanwhile">
          <h2 id="meanwhile" className="pt-10 pb-4 text-h3">
            Featured products
          </h2>
          <ProductGrid products={suggestions.featured} layout="narrow" />
        </section>
      )}
    </div>
  );
}
