import type { ComponentType } from 'react';
import { data, redirect } from 'react-router';
import { type ComingSoonProductId, comingSoonProducts } from '~/content/products/coming-soon-content';
import { softwareProducts } from '~/content/products/software-products';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { WaitlistForm } from '~/features/contact/waitlist-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { noindexMeta } from '~/sections/meta/noindex-meta';
import { pageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { submitWaitlist } from '~/server/leads/forms/submit-waitlist.server';
import { leadsOfSender } from '~/server/leads/submitted-by.server';
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

/** Each product has a page of its own making. */
const pages: Record<ComingSoonProductId, ComponentType<ComingSoonProductProps>> = {
  bridge: BridgeView,
  evaledge: EvalEdgeView,
  hackwise: HackWiseView,
  taskflow: TaskFlowView,
};

/** The four addresses differ only in the product's name. */
function productAt(pathname: string): ComingSoonProductId {
  const id = (Object.keys(pages) as ComingSoonProductId[]).find((known) => pathname.includes(known));
  if (!id) throw data(null, { status: 404 });
  return id;
}

export function loader({ request }: Route.LoaderArgs) {
  return { id: productAt(new URL(request.url).pathname) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = productAt(new URL(request.url).pathname);
  const received = await submitWaitlist(await readForm(request), [id], await leadsOfSender(context));
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

const productOf = (id: ComingSoonProductId | undefined) =>
  softwareProducts.find((product) => product.id === id);

export const meta: Route.MetaFunction = (args) => {
  const product = productOf(args.loaderData?.id);
  if (!product) return noindexMeta('Not found');
  return pageMeta(args, {
    title: `${product.name}, coming ${product.when}`,
    description: `${product.promise} For ${product.audience.replace(/^./, (first) => first.toLowerCase())}.`,
    kind: 'ItemPage',
  });
};

export default function ComingSoonProductPage({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const product = productOf(id);
  if (!product) return null;
  const Page = pages[id];
  const coming = comingSoonProducts[id];
  return (
    <Page
      product={product}
      content={coming}
      waitlist={
        <WaitlistForm
          action={paths.product(id)}
          lastResult={actionData}
          products={[{ value: id, label: product.name }]}
          promise={coming.waitlistPromise}
        />
      }
    />
  );
}
