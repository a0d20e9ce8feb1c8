import { data, redirect } from 'react-router';
import { getBuyAgainPath } from '~/features/orders/buy-again-path';
import { CancelRefusedAlert, OrderActions } from '~/features/orders/order-actions';
import { OrderInvoices } from '~/features/orders/order-invoices';
import { OrderView } from '~/features/orders/order-view';
import { toShownOrder } from '~/features/orders/shown-order';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { getOutstandingPayment } from '~/server/payments/outstanding-payment.server';
import { services } from '~/server/services.server';
import { signedInUser } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { submitBuyerForm } from '../../shop/submit-buyer-form.server';
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
    order: toShownOrder(order, products, new Date()),
    outstandingPayment: getOutstandingPayment(order, environment.UPI_ID),
      invoices: order.invoices,
    availableLines: order.lines.filter(({ productId }) => soldIds.has(productId)),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const access = { number: params.number, owner: context.get(signedInUser) };
  const result = await submitBuyerForm(context.get(services).orders, access, await readForm(request));
  if (result.kind === 'rejected') return data(result.state, { status: result.status });
  throw redirect(paths.account.order(params.number) + result.fragment, 303);
}

export default function AccountOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, outstandingPayment, invoices, availableLines } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: 'Order history', href: paths.account.orderHistory() }, { label: order.number }]}
      />
      <CancelRefusedAlert state={actionData} />
      <OrderView order={order} outstandingPayment={outstandingPayment}>
        <OrderInvoices
          invoices={invoices}
          getHref={(fileName) => paths.account.orderInvoice(order.number, fileName)}
        />
        <OrderActions order={order} state={actionData}>
          {availableLines.length > 0 && (
            <LinkButton href={getBuyAgainPath(availableLines)} variant="quiet" className="w-full">
              Buy again at today’s prices
            </LinkButton>
          )}
        </OrderActions>
      </OrderView>
    </div>
  );
}
