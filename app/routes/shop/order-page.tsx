import { data, redirect } from 'react-router';
import { OrderView } from '~/features/orders/order-view';
import { SaveOrderLink } from '~/features/orders/save-order-link';
import { toShownOrder } from '~/features/orders/shown-order';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ConfirmEmailForm } from '~/sections/forms/confirm-email';
import { EmailWithheldAlert } from '~/sections/forms/email-withheld-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { getOutstandingPayment } from '~/server/payments/outstanding-payment.server';
import { services } from '~/server/services.server';
import { JsonData } from '~/ui/json-data';
import type { Route } from './+types/order-page';
import { hasCartOrderCookie } from './cart-order-cookie.server';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the access key: it must not reach other sites or a search index. */
export function meta({ loaderData }: Route.MetaArgs) {
  return createNoindexMeta(`Order ${loaderData?.order.number}`, { hasSecretUrl: true });
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' };
}

function parseLink(number: string, request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    ...{ number, accessKey: searchParams.get('key') ?? '' },
    confirmKey: searchParams.get('confirm') ?? '',
  };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders, catalogue, environment } = context.get(services);
  const link = parseLink(params.number, request);
  const { accessKey, confirmKey } = link;
  const order = await orders.getOrderByKey(params.number, accessKey);
  if (!order) throw data(null, { status: 404 });
  const products = await catalogue.getProductsByIds(order.lines.map(({ productId }) => productId));
  const isFromCart = hasCartOrderCookie(request.headers.get('cookie'), order.number);
  return {
    order: toShownOrder(order, products),
    outstandingPayment: getOutstandingPayment(order, environment.UPI_ID),
    url: environment.PUBLIC_URL + paths.shop.order(order.number, accessKey),
    canConfirmEmail: await orders.canConfirmEmail(link, confirmKey),
    isEmailWithheld: order.isEmailWithheld,
    clearedOrder: isFromCart ? { key: order.number, lines: order.lines } : undefined,
  };
}

/** Confirms the buyer's email with the key from the email. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const { confirmKey, ...link } = parseLink(params.number, request);
  if (!(await orders.confirmEmail(link, confirmKey))) throw data(null, { status: 404 });
  return redirect(paths.shop.order(link.number, link.accessKey), 303);
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, outstandingPayment, url, clearedOrder, canConfirmEmail, isEmailWithheld } = loaderData;
  return (
    <div className="wrap pt-4">
      {clearedOrder && <JsonData id="placed-order" value={clearedOrder} />}
      {canConfirmEmail && (
        <ConfirmEmailForm email={order.contact.email}>
          Then the whole confirmation comes by mail, with name and address.
        </ConfirmEmailForm>
      )}
      {isEmailWithheld && (
        <EmailWithheldAlert>
          Your order is in all the same. Keep this page’s link: it stands in no mail.
        </EmailWithheldAlert>
      )}
      <OrderView order={order} outstandingPayment={outstandingPayment}>
        {order.contact.email && (
          <SaveOrderLink url={url} email={isEmailWithheld ? undefined : order.contact.email} />
        )}
      </OrderView>
    </div>
  );
}
