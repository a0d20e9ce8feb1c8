import { softwareProducts } from '~/content/products/software-products';
import { ProductMark } from '~/ui/art/mark';

/** The six products, each with its coloured tile. */
export function HomeProducts() {
  return (
    <section aria-label="The six products" className="wrap mt-grout">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-grout md:grid-cols-3 xl:grid-cols-6">
        {softwareProducts.map(({ id, name, promise, state, href }) => (
          <li key={id}>
            <a
              href={href}
              className="flex h-full min-h-48 flex-col rounded-tile bg-surface p-4 transition-colors hover:bg-raised focus-visible:relative focus-visible:z-1 md:min-h-54"
            >
              <ProductMark product={id} size={48} className="text-tile-3" />
              <span className="mt-11 font-display text-h3 font-semibold">{name}</span>
              <span className="mt-2 text-sm text-muted">{promise}</span>
              {state === 'coming' && <span className="mt-auto pt-3 text-xs text-faint">Coming</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
