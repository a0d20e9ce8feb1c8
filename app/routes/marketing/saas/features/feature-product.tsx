import type { ProductFeature } from '~/content/features/product-feature';
import { productFeatures, productPlans } from '~/content/features/product-features';
import type { SoftwareProduct } from '~/content/products/software-products';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter-attributes';
import { ReleaseLabel } from '~/sections/marketing/release-state';
import { ProductMark } from '~/ui/art/mark';
import { TextLink } from '~/ui/buttons/text-link';
import { getFeatureSearchText } from './feature-list-query';

interface FeatureProductProps {
  product: SoftwareProduct;
  shownIds: ReadonlySet<string>;
}

/** The features of one product by group. What does not match is hidden, so that a script can show it again. */
export function FeatureProduct({
  product: { id, name, promise, state, when, href },
  shownIds,
}: FeatureProductProps) {
  const groups = [
    ...Map.groupBy(
      productFeatures.filter(({ productId }) => productId === id),
      ({ group }) => group,
    ),
  ];
  const hasShown = (features: readonly ProductFeature[]) =>
    features.some((feature) => shownIds.has(feature.id));
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      hidden={!groups.some(([, features]) => hasShown(features))}
      className="wrap pt-14 md:pt-20 lg:grid lg:grid-cols-[1fr_3fr] lg:gap-x-14"
      {...{ [LIST_FILTER_ATTRIBUTES.group]: '' }}
    >
      <div className="mb-8 self-start lg:sticky lg:top-8">
        <ProductMark product={id} size={40} className="text-tile-3" />
        <h2 id={`${id}-title`} className="mt-4">
          {name}
        </h2>
        <p className="mt-3 max-w-[24em] text-muted">
          {promise} {state === 'live' ? `Open since ${when}.` : `Opens in ${when}.`}
        </p>
        <TextLink href={href} className="mt-2">
          About {name}
        </TextLink>
      </div>
      <div className="grid gap-10">
        {groups.map(([group, features]) => (
          <div key={group} hidden={!hasShown(features)} {...{ [LIST_FILTER_ATTRIBUTES.group]: '' }}>
            <h3 className="pb-3">{group}</h3>
            <ul className="grid gap-grout md:grid-cols-2">
              {features.map((feature) => (
                <FeatureRow key={feature.id} feature={feature} isShown={shownIds.has(feature.id)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function FeatureRow({ feature, isShown }: { feature: ProductFeature; isShown: boolean }) {
  const { id, name, text, productId, state, fromPlan } = feature;
  const plan = productPlans.find((candidate) => candidate.id === fromPlan);
  return (
    <li
      id={id}
      hidden={!isShown}
      data-product={productId}
      data-state={state}
      className="flex scroll-mt-6 flex-col rounded-tile bg-surface p-4 md:p-5"
      {...{ [LIST_FILTER_ATTRIBUTES.item]: getFeatureSearchText(feature) }}
    >
      <h4>{name}</h4>
      <p className="mt-1.5 mb-4 text-muted">{text}</p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 text-sm">
        <ReleaseLabel state={state} />
        {plan && <span className="text-muted">From the {plan.name} plan</span>}
      </p>
    </li>
  );
}
