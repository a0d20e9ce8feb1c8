import type { ListedProduct } from '~/domain/catalogue/product';
import { formatNewOrderIntent, type LineEdit } from '~/domain/orders/new-order-query';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { FoundProduct } from './found-product';
import { type FormValues, NEW_ORDER_FORM } from './new-order-state';

/** What the search found. `total` counts all of it. */
export interface FoundProducts {
  products: readonly ListedProduct[];
  total: number;
}

interface ProductSearchProps {
  /** The text of the search. */
  q: string;
  /** Absent without a search. */
  found: FoundProducts | undefined;
  edit: LineEdit;
  /** What was typed for the found products, by the name of a field. */
  typed: FormValues;
}

function describeFound({ products, total }: FoundProducts, q: string): string {
  if (total === 0) return `No product of the shop fits “${q}”.`;
  if (total > products.length)
    return `The first ${products.length} of ${total} products. Type more of the name.`;
  return total === 1 ? 'One product.' : `${total} products.`;
}

/** Finds published products by name, and adds them to the order. */
export function ProductSearch({ q, found, edit, typed }: ProductSearchProps) {
  return (
    <section aria-labelledby="search-title" className="grid gap-2.5">
      <h2 id="search-title" className="text-panel">
        Add a product
      </h2>
      <search className="flex flex-wrap items-end gap-x-grout gap-y-2.5">
        <ToolInput
          field={{ id: 'product-q', name: 'q', value: q }}
          form={NEW_ORDER_FORM}
          label="Name of a product"
          type="search"
          maxLength={80}
          autoComplete="off"
          optional="unmarked"
          className="min-w-0 grow basis-60 sm:w-80 sm:flex-none"
        />
        <ToolSubmit
          form={NEW_ORDER_FORM}
          intent={formatNewOrderIntent({ kind: 'update' })}
          className="lg:min-h-10"
        >
          Find
        </ToolSubmit>
        {q && (
          <ToolSubmit
            form={NEW_ORDER_FORM}
            intent={formatNewOrderIntent({ kind: 'close-search' })}
            variant="plain"
            className="lg:min-h-10"
          >
            Close the search
          </ToolSubmit>
        )}
      </search>
      {found && (
        <>
          <p className="text-sm text-muted">{describeFound(found, q)}</p>
          <ul className="grid gap-grout">
            {found.products.map((product, position) => (
              <FoundProduct
                key={product.id}
                product={product}
                position={position}
                edit={edit}
                typed={typed}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
