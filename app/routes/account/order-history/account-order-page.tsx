import { data, redirect } from 'react-router';
import { getMilestoneInvoicePath } from '~/content/quotes/quote-paths';
import { BuyAgain, listAvailableLines } from '~/features/orders/buy-again';
import { CancelRefusedAlert, OrderActions } from '~/features/orders/order-actions';
import { OrderInvoices } from '~/features/orders/order-invoices';
import { OrderView } from '~/features/orders/order-view';
import { toShownOrder } from '~/features/orders/shown-order';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { createClosedPage, viewedAccount } from '~/server/http/guards/show-viewed-account.server';
import { services } from '~/server/services.server';
import { signedInUser } from '~/server/session-context.server';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { loadIssuedGoods } from '../../load-issued-goods.server';
import { loadOrderPayment, redirectToPayment } from '../../order-payment.server';
import { submitBuyerForm } from '../../submit-buyer-form.server';
import type { Route } from './+types/account-order-page';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(`Your order ${loaderData?.order.number}`);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders, catalogue, reviews } = context.get(services);
  const order = await orders.getOwnOrder(context.get(signedInUser), params.number);
  if (!order) throw data(null, { status: 404 });
  const isViewed = context.get(viewedAccount) !== null;
  if (order.dueOn) {
    if (isViewed) throw createClosedPage(context.get(signedInUser));
    throw redirect(getMilestoneInvoicePath(order.number, orders.createAccessKey(order.id)), 302);
  }
  const products = await catalogue.getProductsByIds(order.lines.map(({ productId }) => productId));
  // They contain the key of the order.
  const reviewLinks = isViewed
    ? {}
    : await reviews.listReviewLinks(
        order.id,
        products.map(({ id }) => id),
      );
  const path = paths.account.order(order.number);
  const { headers: reload, ...payment } = await loadOrderPayment(context, request, order, path);
  const page = {
    order: toShownOrder(order, { products, reviewLinks }, new Date()),
    ...payment,
    issued: await loadIssuedGoods(context, order),
    invoices: order.invoices,
    availableLines: listAvailableLines(order, products),
  };
  return data(page, { headers: reload });
}

/** Leads to the payment page, cancels the order, or requests a return. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const owner = context.get(signedInUser);
  const form = await readForm(request);
  const path = paths.account.order(params.number);
  if (readFieldText(form, 'intent') === 'pay') {
    const order = await orders.getOwnOrder(owner, params.number);
    if (!order) throw data(null, { status: 404 });
    throw await redirectToPayment(
      context,
      { number: order.number, owner },
      { path, method: readFieldText(form, 'method') },
    );
  }
  const result = await submitBuyerForm(orders, { number: params.number, owner }, form);
  if (result.kind === 'rejected') return data(result.state, { status: result.status });
  throw redirect(path + result.fragment, 303);
}

export default function AccountOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, outstandingPayment, paymentVisit, invoices, availableLines } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: 'Order history', href: paths.account.orderHistory() }, { label: order.number }]}
      />
      <CancelRefusedAlert state={actionData} />
      <OrderView
        order={order}
        outstandingPayment={outstandingPayment}
        otherWays={loaderData.otherWays}
        paymentVisit={paymentVisit}
        issued={loaderData.issued}
      >
        <OrderInvoices
          invoices={invoices}
          getHref={(fileName) => paths.account.orderInvoice(order.number, fileName)}
        />
        <OrderActions order={order} use={loaderData.issued.use} state={actionData}>
          <BuyAgain lines={availableLines} from={order.number} />
        </OrderActions>
      </OrderView>
    </div>
  );
}
