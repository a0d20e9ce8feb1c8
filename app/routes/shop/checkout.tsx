import { data, isRouteErrorResponse, redirectDocument } from 'react-router';
import { ShopProviders } from '~/features/cart/shop-providers';
import { afterOrder } from '~/features/checkout/after-order';
import { wantedLines } from '~/features/checkout/buy-lines';
import { CheckoutPage } from '~/features/checkout/checkout-page';
import type { CheckoutOutcome } from '~/features/checkout/outcome';
import { refusalIn } from '~/features/checkout/refusal';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/signed-in.server';
import type { Route } from './+types/checkout';
import { offerFor, placeFromForm } from './checkout-action.server';
import { ownDetails } from './own-details.server';
import { placedFromCart } from './placed-from-cart.server';

export const handle: PageHandle = { way: 'app' };

export function meta() {
  return hiddenPageMeta('Checkout');
}

const isFromCart = (request: Request) => !new URL(request.url).searchParams.has('buy');

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const actor = await context.get(currentSession)();
  const [bought, own] = await Promise.all([
    offerFor(context.get(services), wantedLines(url.searchParams)),
    actor ? ownDetails(context.get(services), actor, url) : undefined,
  ]);
  return { bought, own };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request);
  const current = await context.get(currentSession)();
  const answer = await placeFromForm(context.get(services), posted, current?.person.id);
  if (answer.kind === 'not-placed') return data(answer.outcome, { status: answer.status });
  const headers = isFromCart(request) ? { 'Set-Cookie': placedFromCart(answer.number) } : undefined;
  throw redirectDocument(answer.address, { status: 303, headers });
}

/** No network and no sense in an answer are outcomes as well: the page stays, with everything that was typed. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<CheckoutOutcome> {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) {
      afterOrder(thrown.headers.get('Location') ?? '', isFromCart(request));
      throw thrown;
    }
    return { kind: 'unanswered', ...(isRouteErrorResponse(thrown) && refusalIn(thrown)) };
  }
}

/** What the loader read depends on the address alone; asking again after a lost connection would lose the page. */
export const shouldRevalidate = () => false;

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ShopProviders>
      <CheckoutPage bought={loaderData.bought} own={loaderData.own} outcome={actionData} />
    </ShopProviders>
  );
}
