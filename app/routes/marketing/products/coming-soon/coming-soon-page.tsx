import { data } from 'react-router';
import { comingSoonContent } from '~/content/products/coming-soon-content';
import { softwareProducts } from '~/content/products/software-products';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { WaitlistForm } from '~/features/contact/waitlist-form';
import type { WaitlistProduct } from '~/features/contact/waitlist-product-fields';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { respondToWaitlist } from '~/routes/marketing/respond-to-waitlist.server';
import { createPageMeta } from '~/sections/meta/page-meta';
import type { Route } from './+types/coming-soon-page';
import { ProductsProgressDrawing } from './products-progress-drawing';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.comingSoon(), paths.productFinder()),
};

const [first, ...others] = softwareProducts.filter(({ state }) => state === 'coming');

export async function action({ request, context }: Route.ActionArgs) {
  if (!first) throw data(null, { status: 404 });
  const ids = [first.id, ...others.map(({ id }) => id)] as const;
  return respondToWaitlist(request, context, ids);
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, { title: 'Coming soon', description: comingSoonContent.lead, kind: 'CollectionPage' });

const productOptions = ({ id, name, when }: (typeof softwareProducts)[number]): WaitlistProduct => ({
  value: id,
  label: name,
  hint: when,
});

export default function ComingSoonPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap grid gap-x-14 gap-y-6 pt-10 md:pt-16 lg:grid-cols-[8fr_4fr] lg:items-end">
        <h1 className="max-w-[12ch]">{comingSoonContent.headline}</h1>
        <p className="max-w-[32em] text-lg text-muted">{comingSoonContent.lead}</p>
      </section>
      <ProductsProgressDrawing />
      {first && (
        <section
          aria-labelledby="waitlist-title"
          className="wrap section grid gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr]"
        >
          <h2 id="waitlist-title" className="max-w-[12ch]">
            Waiting list: an email on the day it opens
          </h2>
          <WaitlistForm
            action={paths.comingSoon()}
            lastResult={actionData}
            products={[productOptions(first), ...others.map(productOptions)]}
            promise={comingSoonContent.waitlistPromise}
          />
        </section>
      )}
    </>
  );
}
