import { data, isRouteErrorResponse, redirectDocument } from 'react-router';
import { ShopProviders } from '~/features/cart/shop-providers';
import { CheckoutView } from '~/features/checkout/checkout-view';
import { parseBuyLines } from '~/features/checkout/parse-buy-lines';
import { refusalIn } from '~/features/checkout/refusal';
import type { CheckoutOutcome } from '~/features/checkout/submission/checkout-outcome';
import { clearCheckoutState } from '~/features/checkout/submission/clear-checkout-state';
import type { PageHandle } from '~/page-handle';
import { noindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { createCartOrderCookie } from '../cart-order-cookie.server';
import type { Route } from './+types/checkout-page';
import { quoteSubmittableOrder, submitCheckout } from './checkout-action.server';
import { loadSavedDetails } from './load-saved-details.server';

export const handle: PageHandle = { hydration: 'full' };

export function meta() {
  return noindexMeta('Checkout');
}

const isFromCart = (request: Request) => !new URL(request.url).searchParams.has('buy');

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const actor = await context.get(currentSession)();
  const [bought, own] = await Promise.all([
    quoteSubmittableOrder(context.get(services), parseBuyLines(url.searchParams)),
    actor ? loadSavedDetails(context.get(services), actor, url) : undefined,
  ]);
  return { bought, own };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request);
  const current = await context.get(currentSession)();
  const answer = await submitCheckout(context.get(services), posted, current?.user.id);
  if (answer.kind === 'not-placed') return data(answer.outcome, { status: answer.status });
  const headers = isFromCart(request) ? { 'Set-Cookie': createCartOrderCookie(answer.number) } : undefined;
  throw redirectDocument(answer.url, { status: 303, headers });
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
      clearCheckoutState(thrown.headers.get('Location') ?? '', isFromCart(request));
      throw thrown;
    }
    return { kind: 'unanswered', ...(isRouteErrorResponse(thrown) && refusalIn(thrown)) };
  }
}

/** What the loader read depends on the address alone; asking again after a lost connection would lose the page. */
export const shouldRevalidate = () => false;

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ShopProviders>
      <CheckoutView buyNowOrder={loaderData.bought} savedDetails={loaderData.own} outcome={actionData} />
    </ShopProviders>
  );
}
