import { RELEASE_STATES, releaseStateTexts } from '~/content/features/product-feature';
import { productFeatures } from '~/content/features/product-features';
import { type ProductId, softwareProducts } from '~/content/products/software-products';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter-attributes';
import { ReleaseMark } from '~/sections/marketing/release-state';
import { getFeatureSearchText } from './feature-list-query';

const PRODUCT_FILLS: Readonly<Record<ProductId, string>> = {
  hackmatrix: 'fill-glaze-vermilion',
  converge: 'fill-glaze-marigold',
  bridge: 'fill-glaze-peacock',
  evaledge: 'fill-glaze-indigo',
  hackwise: 'fill-glaze-jade',
  taskflow: 'fill-glaze-gulal',
};

const countState = (state: (typeof RELEASE_STATES)[number]) =>
  productFeatures.filter((feature) => feature.state === state).length;

/** A tile for each feature: its product by colour, its state by shape, which the list above them explains. */
export function FeatureMap({ shownIds }: { shownIds: ReadonlySet<string> }) {
  return (
    <section aria-label="Features by state and product" className="wrap grid gap-6 pt-6 md:pt-10">
      <dl className="grid gap-x-10 gap-y-3 max-md:text-sm md:grid-cols-3">
        {RELEASE_STATES.map((state) => (
          <div key={state} className="flex items-baseline gap-3 md:block">
            <dt className="flex w-28 shrink-0 items-center gap-3 font-semibold">
              <ReleaseMark state={state} size={14} />
              <span className="tabular-nums">
                {countState(state)} {releaseStateTexts[state].label.toLowerCase()}
              </span>
            </dt>
            <dd className="text-muted md:mt-1">{releaseStateTexts[state].meaning}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label="Features by product" className="grid grid-cols-2 gap-grout lg:grid-cols-3">
        {softwareProducts.map(({ id, name }) => {
          const features = productFeatures
            .filter(({ productId }) => productId === id)
            .toSorted((a, b) => RELEASE_STATES.indexOf(a.state) - RELEASE_STATES.indexOf(b.state));
          return (
            <li key={id} className="rounded-tile bg-surface p-4">
              <a href={`#${id}`} className="flex min-h-6 justify-between gap-4 font-semibold hover:text-link">
                {name} <span className="font-normal text-muted tabular-nums">{features.length}</span>
              </a>
              <span aria-hidden="true" className="mt-2 flex flex-wrap gap-grout">
                {features.map((feature) => (
                  <span
                    key={feature.id}
                    hidden={!shownIds.has(feature.id)}
                    data-product={id}
                    data-state={feature.state}
                    {...{ [LIST_FILTER_ATTRIBUTES.item]: getFeatureSearchText(feature) }}
                  >
                    <ReleaseMark state={feature.state} size={18} className={PRODUCT_FILLS[id]} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
