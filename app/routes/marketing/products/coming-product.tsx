import type { ComponentType } from 'react';
import { data, redirect } from 'react-router';
import { type ComingProductId, comingProducts } from '~/content/coming-soon';
import { trailTo } from '~/content/navigation';
import { softwareProducts } from '~/content/products';
import { WaitlistForm } from '~/features/leads/waitlist-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { pageMeta } from '~/sections/page-meta';
import { readForm } from '~/server/http/read-body.server';
import { receiveWaitlist } from '~/server/leads/receive-waitlist.server';
import { leadsOfSender } from '~/server/sender.server';
import type { Route } from './+types/coming-product';
import { BridgePage } from './coming/bridge-page';
import type { ComingPageProps } from './coming/coming-page-props';
import { EvalEdgePage } from './coming/evaledge-page';
import { HackWisePage } from './coming/hackwise-page';
import { TaskFlowPage } from './coming/taskflow-page';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: (pathname) => trailTo(pathname, paths.products()),
};

/** Each product has a page of its own making. */
const pages: Record<ComingProductId, ComponentType<ComingPageProps>> = {
  bridge: BridgePage,
  evaledge: EvalEdgePage,
  hackwise: HackWisePage,
  taskflow: TaskFlowPage,
};

/** The four addresses differ only in the product's name. */
function productAt(pathname: string): ComingProductId {
  const id = (Object.keys(pages) as ComingProductId[]).find((known) => pathname.includes(known));
  if (!id) throw data(null, { status: 404 });
  return id;
}

export function loader({ request }: Route.LoaderArgs) {
  return { id: productAt(new URL(request.url).pathname) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = productAt(new URL(request.url).pathname);
  const received = await receiveWaitlist(await readForm(request), [id], await leadsOfSender(context));
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

const productOf = (id: ComingProductId | undefined) => softwareProducts.find((product) => product.id === id);

export const meta: Route.MetaFunction = (args) => {
  const product = productOf(args.loaderData?.id);
  if (!product) return hiddenPageMeta('Not found');
  return pageMeta(args, {
    title: `${product.name}, coming ${product.when}`,
    description: `${product.promise} For ${product.audience.replace(/^./, (first) => first.toLowerCase())}.`,
    kind: 'ItemPage',
  });
};

export default function ComingProduct({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const product = productOf(id);
  if (!product) return null;
  const Page = pages[id];
  const coming = comingProducts[id];
  return (
    <Page
      product={product}
      coming={coming}
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
