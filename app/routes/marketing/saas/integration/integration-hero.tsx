import { releaseStateTexts } from '~/content/features/product-feature';
import { type Integration, integrationCategories } from '~/content/integrations/integration';
import { describeFlow, listIntegratedProducts } from '~/sections/marketing/describe-integration';
import { IntegrationPicture } from '~/sections/marketing/integration-picture';
import { ReleaseLabel } from '~/sections/marketing/release-state';

/** What it does, and beside it the drawing above the facts. */
export function IntegrationHero({ integration }: { integration: Integration }) {
  const { name, promise, text, limit, state, categoryId } = integration;
  const facts = [
    { term: 'State', value: <ReleaseLabel state={state} /> },
    { term: 'Data', value: describeFlow(integration) },
    ...listIntegratedProducts(integration).map((product) => ({
      term: product.name,
      value: `From the ${product.plan} plan`,
    })),
    { term: 'Kind', value: integrationCategories.find(({ id }) => id === categoryId)?.label },
  ];
  return (
    <section className="wrap pt-6 md:pt-10">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <div>
          <h1 className="max-w-[8em]">{name} integration</h1>
          <p className="mt-6 max-w-[32em] text-lead">{promise}</p>
          <p className="mt-4 max-w-[38em] text-muted">{text}</p>
          <p className="mt-4 max-w-[38em] border-s-2 border-primary ps-4">{limit}</p>
        </div>
        <div>
          <IntegrationPicture integration={integration} className="w-full rounded-tile quarter-tr" />
          <dl className="mt-grout grid gap-grout">
            {facts.map(({ term, value }) => (
              <div key={term} className="flex justify-between gap-6 rounded-inner bg-surface px-4 py-3">
                <dt className="text-muted">{term}</dt>
                <dd className="text-end font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {state !== 'live' && (
        <p className="mt-8 rounded-tile bg-surface p-4 md:p-5">
          {releaseStateTexts[state].meaning} The steps below describe it as it{' '}
          {state === 'beta' ? 'works in the test' : 'is meant to work'}.
        </p>
      )}
    </section>
  );
}
