import { getProductFeature, productPlans } from '~/content/features/product-features';
import { judgingFeatureContent, judgingPath } from '~/content/products/judging-feature-content';

/** Each feature of judging in the order of a round: name, rule, and what bounds it. */
export function JudgingPath() {
  return (
    <section aria-labelledby="judging-path" className="wrap section">
      <h2 id="judging-path" className="max-w-[14em]">
        {judgingFeatureContent.pathHeadline}
      </h2>
      <ol className="mt-10">
        {judgingPath.map(({ featureId, bound }, index) => {
          const { name, text, fromPlan } = getProductFeature(featureId);
          return (
            <li
              key={featureId}
              className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-1 border-t border-border py-5 md:grid-cols-[4rem_2fr_3fr_2fr] md:gap-x-8"
            >
              <span aria-hidden="true" className="font-semibold text-faint tabular-nums">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p className="col-start-2 md:col-start-3">{text}</p>
              <p className="col-start-2 text-sm text-muted md:col-start-4">
                {bound}. From the {productPlans.find(({ id }) => id === fromPlan)?.name} plan.
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
