import { data, redirect } from 'react-router';
import { listNextStatuses } from '~/domain/orders/order-status';
import { getBuyAgainPath } from '~/features/orders/buy-again-path';
import { CancelOrderForm } from '~/features/orders/cancel-order-form';
import { OrderView } from '~/features/orders/order-view';
import { toShownOrder } from '~/features/orders/shown-order';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { getOutstandingPayment } from '~/server/payments/outstanding-payment.server';
import { services } from '~/server/services.server';
import { signedInUser } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import type { Route } from './+types/account-order-page';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(`Your order ${loaderData?.order.number}`);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { orders, catalogue, environment } = context.get(services);
  const order = await orders.getOwnOrder(context.get(signedInUser), params.number);
  if (!order) throw data(null, { status: 404 });
  const products = await catalogue.getProductsByIds(order.lines.map(({ productId }) => productId));
  const soldIds = new Set(products.map(({ id }) => id));
  return {
    order: toShownOrder(order, products),
    outstandingPayment: getOutstandingPayment(order, environment.UPI_ID),
    paid: order.paid,
    canCancel: listNextStatuses(order, 'customer').includes('cancelled'),
    availableLines: order.lines.filter(({ productId }) => soldIds.has(productId)),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const result = await orders.cancel(context.get(signedInUser), params.number);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'refused') return data({ isRejected: true }, { status: 409 });
  throw redirect(paths.account.order(result.order.number), 303);
}

export default function AccountOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, outstandingPayment, paid: isPaid, canCancel, availableLines } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: 'Order history', href: paths.account.orderHistory() }, { label: order.number }]}
      />
      {actionData?.isRejected && (
        <Alert tone="warning" title="It could not be cancelled">
          Meanwhile it has gone on. Where it stands now is shown below; if you no longer want it, write to us.
        </Alert>
      )}
      <OrderView order={order} outstandingPayment={outstandingPayment}>
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
