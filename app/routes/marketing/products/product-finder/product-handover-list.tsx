import { productHandovers } from '~/content/products/product-finder-content';
import { describeHandoverStart, getSoftwareProduct } from '~/content/products/software-products';
import { ProductMark } from '~/ui/art/mark';
import { Icon } from '~/ui/icons/icon';

/** What one product hands over to another. */
export function ProductHandoverList() {
  return (
    <section
      aria-labelledby="hand-overs"
      className="wrap section grid gap-x-14 gap-y-10 lg:grid-cols-[4fr_8fr]"
    >
      <div className="lg:sticky lg:top-10 lg:self-start">
        <h2 id="hand-overs" className="lg:max-w-[10ch]">
          What the products pass on to each other
        </h2>
        <p className="mt-5 max-w-[28em] text-muted">
          Each one works on its own. Where two meet, one hands data to the other, and nobody types it twice.
        </p>
      </div>
      <ul className="grid gap-10 sm:grid-cols-2">
        {productHandovers.map(({ from, to, what }) => (
          <li key={from + to} className="grid content-start gap-3">
            <span aria-hidden="true" className="flex items-center gap-3 text-tile-3">
              <ProductMark product={from} size={40} />
              <Icon name="arrow-right" className="text-muted" />
              <ProductMark product={to} size={40} />
            </span>
            <h3 className="text-h3">
              {getSoftwareProduct(from).name} to {getSoftwareProduct(to).name}
            </h3>
            <p className="text-pretty">{what}</p>
            <p className="text-sm text-muted">{describeHandoverStart(from, to)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
