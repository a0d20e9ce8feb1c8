import { data } from 'react-router';
import type { OrderStatus } from '~/domain/order';
import { OrderPage, type PlacedOrder } from '~/features/orders/order-page';
import { orderStages } from '~/features/orders/order-stages';
import type { PaymentDue } from '~/features/orders/payment-due';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import type { Order } from '~/server/orders/contract.server';
import { bankTransferDetails } from '~/server/payments/bank-transfer.server';
import { upiPayment } from '~/server/payments/upi.server';
import { services } from '~/server/services.server';
import { JsonData } from '~/ui/json-data';
import { site } from '~site';
import type { Route } from './+types/order';
import { wasPlacedFromCart } from './placed-from-cart.server';

export const handle: PageHandle = { way: 'static' };

/** The address holds the key: it must not travel to other sites, nor into an index. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `Order ${loaderData.order.number} · ${site.name}` : `Not found · ${site.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' };
}

const isOpen = (status: OrderStatus) => status === 'placed';

function paymentDue(
  { number, status, paid, paymentMethod, priced }: Order,
  upiId: string,
): PaymentDue | undefined {
  const amount = priced.orderTotal;
  if (paid || !isOpen(status) || amount === 0) return undefined;
  if (paymentMethod === 'bank')
    return { method: 'bank', amount, details: bankTransferDetails({ number, amount }) };
  const upi = upiPayment({ number, amount }, upiId);
  return upi && { method: 'upi', amount, upiId, ...upi };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders, catalogue, environment } = context.get(services);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const order = await orders.orderByNumber(params.number, key);
  if (!order) throw data(null, { status: 404 });

  const products = await catalogue.productsByIds(order.lines.map(({ productId }) => productId));
  const images = new Map(products.map(({ id, images: [first] }) => [id, first]));
  const { number, status, paymentMethod, priced, contact, delivery, billing, gstin, notes } = order;
  const shown: PlacedOrder = {
    number,
    status,
    paymentMethod,
    priced,
    contact,
    delivery,
    ...(billing && { billing }),
    ...(gstin && { gstin }),
    ...(notes && { notes }),
    stages: orderStages(status, order.events),
    lines: order.lines.map((line) => {
      const image = images.get(line.productId);
      return { ...line, ...(image && { image }) };
    }),
  };
  const leavesCart = wasPlacedFromCart(request.headers.get('cookie'), number);
  return {
    order: shown,
    due: paymentDue(order, environment.UPI_ID),
    url: environment.PUBLIC_URL + paths.shop.order(number, key),
    leavesCart: leavesCart
      ? order.lines.map(({ productId, quantity, options }) => ({
          productId,
          quantity,
          ...(options && { options }),
        }))
      : undefined,
  };
}

export default function OrderRoute({ loaderData: { order, due, url, leavesCart } }: Route.ComponentProps) {
  return (
    <>
      {leavesCart && <JsonData id="placed-order" value={{ key: order.number, lines: leavesCart }} />}
      <OrderPage order={order} due={due} url={url} />
    </>
  );
}
