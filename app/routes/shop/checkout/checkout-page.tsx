import { data, isRouteErrorResponse, redirectDocument } from 'react-router';
import { getLastGiftDay } from '~/domain/gift-cards/gift-delivery';
import { toIndianDay } from '~/domain/time/wall-clock';
import { ShopProviders } from '~/features/cart/shop-providers';
import { CheckoutView } from '~/features/checkout/checkout-view';
import { parseBuyLines } from '~/features/checkout/parse-buy-lines';
import { readResponseError } from '~/features/checkout/response-error';
import type { CheckoutOutcome } from '~/features/checkout/submission/checkout-outcome';
import { clearCheckoutState } from '~/features/checkout/submission/idempotency-key';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { allowFormsTo } from '~/server/http/cache/cache-tags.server';
import { clientIpContext, services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { listPaymentChoices } from '../../payment-methods.server';
import { createCartOrderCookie } from '../cart-order-cookie.server';
import type { Route } from './+types/checkout-page';
import { quoteSubmittableOrder, submitCheckout } from './checkout-action.server';
import { createBackLink } from './create-back-link';
import { loadSavedDetails } from './load-saved-details.server';

export const handle: PageHandle = { hydration: 'full' };

export function meta() {
  return createNoindexMeta('Checkout');
}

const isFromCart = (request: Request) => !new URL(request.url).searchParams.has('buy');

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const actor = await context.get(currentSession)();
  const [buyNowOrder, savedDetails] = await Promise.all([
    quoteSubmittableOrder(context.get(services), parseBuyLines(url.searchParams)),
    actor ? loadSavedDetails(context.get(services), actor, url) : undefined,
  ]);
  const { onlinePayments } = context.get(services);
  // Without a script, the answer to the form leads to the payment page.
  allowFormsTo(context, onlinePayments.getPageOrigins());
  const first = toIndianDay(new Date());
  return {
    buyNowOrder,
    savedDetails,
    giftDays: { first, last: getLastGiftDay(first) },
    paymentChoices: listPaymentChoices(onlinePayments.listMethods()),
    backLink: createBackLink(url.searchParams, buyNowOrder?.quote),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readForm(request);
  const current = await context.get(currentSession)();
  const actor = current ?? undefined;
  const user = { actor, userId: actor?.user.id, ipAddress: context.get(clientIpContext) };
  const result = await submitCheckout(context.get(services), formData, user);
  if (result.kind === 'not-placed') return data(result.outcome, { status: result.status });
  const headers = isFromCart(request) ? { 'Set-Cookie': createCartOrderCookie(result.number) } : undefined;
  throw redirectDocument(result.url, { status: 303, headers });
}

/** A network failure and an unexpected response are outcomes as well: the page keeps everything that was typed. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<CheckoutOutcome> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      clearCheckoutState(error.headers.get('Location') ?? '', isFromCart(request));
      throw error;
    }
    return { kind: 'failed', ...(isRouteErrorResponse(error) && readResponseError(error)) };
  }
}

/** The data depends on the URL alone. Revalidation after a lost connection would replace the page with an error. */
export const shouldRevalidate = () => false;

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ShopProviders>
      <CheckoutView
        buyNowOrder={loaderData.buyNowOrder}
        savedDetails={loaderData.savedDetails}
        paymentChoices={loaderData.paymentChoices}
        giftDays={loaderData.giftDays}
        backLink={loaderData.backLink}
        outcome={actionData}
      />
    </ShopProviders>
  );
}
