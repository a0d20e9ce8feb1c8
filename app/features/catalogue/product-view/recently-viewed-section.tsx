import type { Product } from '~/domain/catalogue/product';
import { serialiseProductSnapshot } from '../serialise-product-snapshot';

/** The global script fills it from the browser's storage and adds the product of this page there. */
export function RecentlyViewedSection({ product }: { product: Product }) {
  return (
    <section
      data-recently-viewed=""
      data-product={serialiseProductSnapshot(product)}
      hidden
      aria-labelledby="recent-title"
      className="wrap section"
    >
      <h2 id="recent-title" className="text-h3">
        Recently viewed
      </h2>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-grout lg:grid-cols-4" />
      <template>
        <li className="grid">
          <a
            href="#recent-title"
            className="grid grid-cols-[5rem_minmax(0,1fr)] overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised max-sm:grid-cols-1"
          >
            <img
              alt=""
              width={320}
              height={320}
              loading="lazy"
              className="aspect-square w-full bg-tile-1 object-cover"
            />
            <span className="grid content-center px-4 py-3">
              <span data-name="" className="font-display text-h4 font-semibold" />
            </span>
          </a>
        </li>
      </template>
    </section>
  );
}
