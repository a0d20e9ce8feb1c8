import { data, redirect } from 'react-router';
import { listNextStatuses } from '~/domain/orders/order-status';
import { getBuyAgainPath } from '~/features/orders/buy-again-path';
import { CancelOrderForm } from '~/features/orders/cancel-order-form';
import { OrderView } from '~/features/orders/order-view';
import { toShownOrder } from '~/features/orders/shown-order';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { fieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedInUser } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { loadOrderPayment, redirectToPayment } from '../../order-payment.server';
import type { Route } from './+types/account-order-page';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(`Your order ${loaderData?.order.number}`);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders, catalogue } = context.get(services);
  const order = await orders.getOwnOrder(context.get(signedInUser), params.number);
  if (!order) throw data(null, { status: 404 });
  const products = await catalogue.getProductsByIds(order.lines.map(({ productId }) => productId));
  const path = paths.account.order(order.number);
  const { headers: reload, ...payment } = await loadOrderPayment(context, request, order, path);
  const soldIds = new Set(products.map(({ id }) => id));
  const page = {
    order: toShownOrder(order, products),
    ...payment,
    paid: order.paid,
    canCancel: listNextStatuses(order, 'customer').includes('cancelled'),
    availableLines: order.lines.filter(({ productId }) => soldIds.has(productId)),
  };
  return data(page, { headers: reload });
}

/** Leads to the payment page, or cancels the order. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const owner = context.get(signedInUser);
  const form = await readForm(request);
  if (fieldText(form, 'intent') === 'pay') {
    const order = await orders.getOwnOrder(owner, params.number);
    if (!order) throw data(null, { status: 404 });
    const { number } = order;
    return redirectToPayment(context, { number, owner }, { path: paths.account.order(number), order });
  }
  const result = await orders.cancel(owner, params.number);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'refused') return data({ isRejected: true }, { status: 409 });
  throw redirect(paths.account.order(result.order.number), 303);
}

export default function AccountOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, outstandingPayment, paymentVisit, paid: isPaid, canCancel, availableLines } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: 'Order history', href: paths.account.orderHistory() }, { label: order.number }]}
      />
      {actionData && 'isRejected' in actionData && (
        <Alert tone="warning" title="It could not be cancelled">
          Meanwhile it has gone on. Where it stands now is shown below; if you no longer want it, write to us.
        </Alert>
      )}
      <OrderView order={order} outstandingPayment={outstandingPayment} paymentVisit={paymentVisit}>
        <div className="mt-6 grid gap-grout print:hidden">
          {availableLines.length > 0 && (
            <LinkButton href={getBuyAgainPath(availableLines)} variant="quiet" className="w-full">
              Buy again at today’s prices
            </LinkButton>
          )}
          {canCancel && <CancelOrderForm isPaid={isPaid} />}
        </div>
      </OrderView>
    </div>
  );
}
