import { data } from 'react-router';
import { KeepThisLink } from '~/features/orders/keep-this-link';
import { OrderPage } from '~/features/orders/order-page';
import { placedOrder } from '~/features/orders/placed-order';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
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

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders, catalogue, environment } = context.get(services);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const order = await orders.orderByNumber(params.number, key);
  if (!order) throw data(null, { status: 404 });
  const products = await catalogue.productsByIds(order.lines.map(({ productId }) => productId));
  const isFromCart = wasPlacedFromCart(request.headers.get('cookie'), order.number);
  return {
    order: placedOrder(order, products),
    due: paymentDue(order, environment.UPI_ID),
    url: environment.PUBLIC_URL + paths.shop.order(order.number, key),
    placed: isFromCart ? { key: order.number, lines: order.lines } : undefined,
  };
}

export default function OrderRoute({ loaderData: { order, due, url, placed } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4">
      {placed && <JsonData id="placed-order" value={placed} />}
      <OrderPage order={order} due={due}>
        {order.contact.email && <KeepThisLink url={url} email={order.contact.email} />}
      </OrderPage>
    </div>
  );
}
