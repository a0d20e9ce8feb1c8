import { releaseStateTexts } from '~/content/features/product-feature';
import { type Integration, integrationCategories } from '~/content/integrations/integration';
import { describeFlow, listIntegratedProducts } from '~/sections/marketing/describe-integration';
import { IntegrationPicture } from '~/sections/marketing/integration-picture';
import { ReleaseLabel } from '~/sections/marketing/release-state';

/** What it does, and the drawing of the two sides with a caption below each tile. */
export function IntegrationHero({ integration }: { integration: Integration }) {
  const { name, promise, text, limit, state } = integration;
  return (
    <section className="wrap pt-6 md:pt-10">
      <h1>{name} integration</h1>
      <p className="mt-6 max-w-[32em] text-lead">{promise}</p>
      <div className="mt-8 grid gap-x-14 gap-y-8 md:mt-12 lg:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-grout">
          <IntegrationPicture integration={integration} className="w-full rounded-tile" />
          <TileCaptions integration={integration} />
        </div>
        <div className="grid content-start gap-5">
          <p className="text-lg">{text}</p>
          <p className="border-s-2 border-primary ps-4">{limit}</p>
          {state !== 'live' && (
            <p className="text-muted">
              {releaseStateTexts[state].meaning} The steps below describe it as it{' '}
              {state === 'beta' ? 'works in the test' : 'is meant to work'}.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The two sides in the order of the drawing, and between them the state and the way of the data. */
function TileCaptions({ integration }: { integration: Integration }) {
  const { name, state, flow, categoryId } = integration;
  const products = listIntegratedProducts(integration);
  const ours = (
    <li className="rounded-inner bg-surface p-3 md:p-5">
      {products.map((product) => (
        <p key={product.id}>
          <span className="font-semibold">{product.name}</span>{' '}
          <span className="block text-sm text-muted">From the {product.plan} plan</span>
        </p>
      ))}
    </li>
  );
  const theirs = (
    <li className="rounded-inner bg-surface p-3 md:p-5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{integrationCategories.find(({ id }) => id === categoryId)?.label}</p>
    </li>
  );
  return (
    <ul className="grid grid-cols-3 gap-grout">
      {flow === 'in' ? theirs : ours}
      <li className="rounded-inner bg-surface p-3 md:p-5">
        <ReleaseLabel state={state} />
        <p className="text-sm text-muted">{describeFlow(integration)}</p>
      </li>
      {flow === 'in' ? ours : theirs}
    </ul>
  );
}
