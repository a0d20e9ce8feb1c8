import type { ComponentType } from 'react';
import { data } from 'react-router';
import { type ComingSoonProductId, comingSoonProducts } from '~/content/products/coming-soon-content';
import { softwareProducts } from '~/content/products/software-products';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { WaitlistForm } from '~/features/contact/waitlist-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { respondToWaitlist } from '~/routes/marketing/respond-to-waitlist.server';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import type { Route } from './+types/coming-soon-product-page';
import { BridgeView } from './bridge-view';
import type { ComingSoonProductProps } from './coming-soon-product-props';
import { EvalEdgeView } from './evaledge-view';
import { HackWiseView } from './hackwise-view';
import { TaskFlowView } from './taskflow-view';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: (pathname) => buildBreadcrumbs(pathname, paths.productFinder()),
};

/** Each product has its own view. */
const views: Record<ComingSoonProductId, ComponentType<ComingSoonProductProps>> = {
  bridge: BridgeView,
  evaledge: EvalEdgeView,
  hackwise: HackWiseView,
  taskflow: TaskFlowView,
};

/** The four paths differ only in the product id. */
function parseProductId(pathname: string): ComingSoonProductId {
  const id = (Object.keys(views) as ComingSoonProductId[]).find((known) => pathname.includes(known));
  if (!id) throw data(null, { status: 404 });
  return id;
}

export function loader({ request }: Route.LoaderArgs) {
  return { id: parseProductId(new URL(request.url).pathname) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  respondToWaitlist(request, context, [parseProductId(new URL(request.url).pathname)]);

const findProduct = (id: ComingSoonProductId | undefined) =>
  softwareProducts.find((product) => product.id === id);

export const meta: Route.MetaFunction = (args) => {
  const product = findProduct(args.loaderData?.id);
  if (!product) return createNoindexMeta('Not found');
  return createPageMeta(args, {
    title: `${product.name}, coming soon: ${product.when}`,
    description: `${product.promise} For ${product.audience.replace(/^./, (first) => first.toLowerCase())}.`,
    kind: 'ItemPage',
  });
};

export default function ComingSoonProductPage({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const product = findProduct(id);
  if (!product) return null;
  const View = views[id];
  const content = comingSoonProducts[id];
  return (
    <View
      product={product}
      content={content}
      waitlist={
        <WaitlistForm
          action={paths.product(id)}
          lastResult={actionData}
          products={[{ value: id, label: product.name }]}
          promise={content.waitlistPromise}
        />
      }
    />
  );
}
