import { adminPaths } from '~/content/admin/admin-paths';
import type { ListedProduct } from '~/domain/catalogue/product';
import { type LineEdit, type NewOrderQuery, serialiseNewOrderQuery } from '~/domain/orders/new-order-query';
import { FilterForm, SearchInput } from '~/sections/admin/filter-form';
import { FoundProduct } from './found-product';
import { QueryFields } from './query-fields';

/** What the search found. `total` counts all of it. */
export interface FoundProducts {
  products: readonly ListedProduct[];
  total: number;
}

interface ProductSearchProps {
  query: NewOrderQuery;
  /** Absent without a search. */
  found: FoundProducts | undefined;
  edit: LineEdit;
}

function describeFound({ products, total }: FoundProducts, q: string): string {
  if (total === 0) return `No product of the shop fits “${q}”.`;
  if (total > products.length)
    return `The first ${products.length} of ${total} products. Type more of the name.`;
  return total === 1 ? 'One product.' : `${total} products.`;
}

/** Finds published products by name, and adds them to the order. */
export function ProductSearch({ query, found, edit }: ProductSearchProps) {
  const { q } = query;
  const clear = adminPaths.newOrder(serialiseNewOrderQuery({ ...query, q: '' }).toString());
  return (
    <section aria-labelledby="search-title" className="grid gap-2.5">
      <h2 id="search-title" className="text-panel">
        Add a product
      </h2>
      <FilterForm
        path={adminPaths.newOrder()}
        clear={q ? { href: clear, label: 'Close the search' } : undefined}
        className="block"
      >
        <QueryFields query={query} without={['q']} />
        <SearchInput
          id="product-q"
          label="Name of a product"
          q={q}
          className="min-w-0 grow basis-60 sm:w-80 sm:flex-none"
        />
      </FilterForm>
      {found && (
        <>
          <p className="text-sm text-muted">{describeFound(found, q)}</p>
          <ul className="grid gap-grout">
            {found.products.map((product) => (
              <FoundProduct key={product.id} product={product} query={query} edit={edit} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
