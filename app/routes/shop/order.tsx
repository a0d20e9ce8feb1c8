import { data, redirect } from 'react-router';
import { KeepThisLink } from '~/features/orders/keep-this-link';
import { OrderPage } from '~/features/orders/order-page';
import { placedOrder } from '~/features/orders/placed-order';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ConfirmEmail } from '~/sections/confirm-email';
import { EmailWithheld } from '~/sections/email-withheld';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { paymentDue } from '~/server/payments/payment-due.server';
import { services } from '~/server/services.server';
import { JsonData } from '~/ui/json-data';
import type { Route } from './+types/order';
import { wasPlacedFromCart } from './placed-from-cart.server';

export const handle: PageHandle = { way: 'static' };

/** The address holds the key: it must not travel to other sites, nor into an index. */
export function meta({ loaderData }: Route.MetaArgs) {
  return hiddenPageMeta(`Order ${loaderData?.order.number}`, { secret: true });
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' };
}

function linkOf(number: string, request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    ...{ number, accessKey: searchParams.get('key') ?? '' },
    confirmKey: searchParams.get('confirm') ?? '',
  };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders, catalogue, environment } = context.get(services);
  const link = linkOf(params.number, request);
  const { accessKey: key, confirmKey } = link;
  const order = await orders.orderByNumber(params.number, key);
  if (!order) throw data(null, { status: 404 });
  const products = await catalogue.productsByIds(order.lines.map(({ productId }) => productId));
  const isFromCart = wasPlacedFromCart(request.headers.get('cookie'), order.number);
  return {
    order: placedOrder(order, products),
    due: paymentDue(order, environment.UPI_ID),
    url: environment.PUBLIC_URL + paths.shop.order(order.number, key),
    confirmsEmail: await orders.canConfirmEmail(link, confirmKey),
    emailWithheld: order.isEmailWithheld,
    placed: isFromCart ? { key: order.number, lines: order.lines } : undefined,
  };
}

/** The buyer's yes to the mail address, by the key that came with the mail. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const { confirmKey, ...link } = linkOf(params.number, request);
  if (!(await orders.confirmEmail(link, confirmKey))) throw data(null, { status: 404 });
  return redirect(paths.shop.order(link.number, link.accessKey), 303);
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const { order, due, url, placed, confirmsEmail, emailWithheld } = loaderData;
  return (
    <div className="wrap pt-4">
      {placed && <JsonData id="placed-order" value={placed} />}
      {confirmsEmail && (
        <ConfirmEmail email={order.contact.email}>
          Then the whole confirmation comes by mail, with name and address.
        </ConfirmEmail>
      )}
      {emailWithheld && (
        <EmailWithheld>
          Your order is in all the same. Keep this page’s link: it stands in no mail.
        </EmailWithheld>
      )}
      <OrderPage order={order} due={due}>
        {order.contact.email && (
          <KeepThisLink url={url} email={emailWithheld ? undefined : order.contact.email} />
        )}
      </OrderPage>
    </div>
  );
}
