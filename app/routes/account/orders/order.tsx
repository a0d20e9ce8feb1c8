import { data, redirect } from 'react-router';
import { nextStatuses } from '~/domain/order';
import { buyAgainAddress } from '~/features/orders/buy-again-address';
import { CancelOrder } from '~/features/orders/cancel-order';
import { OrderPage } from '~/features/orders/order-page';
import { placedOrder } from '~/features/orders/placed-order';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { paymentDue } from '~/server/payments/payment-due.server';
import { services } from '~/server/services.server';
import { signedInPerson } from '~/server/signed-in.server';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/order';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(`Your order ${loaderData?.order.number}`);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { orders, catalogue, environment } = context.get(services);
  const order = await orders.orderOf(context.get(signedInPerson), params.number);
  if (!order) throw data(null, { status: 404 });
  const products = await catalogue.productsByIds(order.lines.map(({ productId }) => productId));
  const sold = new Set(products.map(({ id }) => id));
  return {
    order: placedOrder(order, products),
    due: paymentDue(order, environment.UPI_ID),
    paid: order.paid,
    mayCancel: nextStatuses(order, 'customer').includes('cancelled'),
    again: order.lines.filter(({ productId }) => sold.has(productId)),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const result = await orders.cancel(context.get(signedInPerson), params.number);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'refused') return data({ refused: true }, { status: 409 });
  throw redirect(paths.account.order(result.order.number), 303);
}

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, due, paid, mayCancel, again } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: 'Order history', href: paths.account.orderHistory() }, { label: order.number }]}
      />
      {actionData?.refused && (
        <Notice tone="warning" title="It could not be cancelled">
          Meanwhile it has gone on. Where it stands now is shown below; if you no longer want it, write to us.
        </Notice>
      )}
      <OrderPage order={order} due={due}>
        <div className="mt-6 grid gap-grout print:hidden">
          {again.length > 0 && (
            <LinkButton href={buyAgainAddress(again)} variant="quiet" className="w-full">
              Buy again at today’s prices
            </LinkButton>
          )}
          {mayCancel && <CancelOrder paid={paid} />}
        </div>
      </OrderPage>
    </div>
  );
}
