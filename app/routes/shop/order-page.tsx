import { data, redirect } from 'react-router';
import { getMilestoneInvoicePath } from '~/content/quotes/quote-paths';
import { BuyAgain, listAvailableLines } from '~/features/orders/buy-again';
import { CancelRefusedAlert, OrderActions } from '~/features/orders/order-actions';
import { OrderInvoices } from '~/features/orders/order-invoices';
import { OrderView } from '~/features/orders/order-view';
import { SaveOrderLink } from '~/features/orders/save-order-link';
import { toShownOrder } from '~/features/orders/shown-order';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ConfirmEmailForm } from '~/sections/forms/confirm-email';
import { EmailWithheldAlert } from '~/sections/forms/email-withheld-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { JsonData } from '~/ui/json-data';
import { loadIssuedGoods } from '../load-issued-goods.server';
import { loadOrderPayment, redirectToPayment } from '../order-payment.server';
import { submitBuyerForm } from '../submit-buyer-form.server';
import type { Route } from './+types/order-page';
import { hasCartOrderCookie } from './cart-order-cookie.server';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the access key: it must not reach other sites or a search index. */
export function meta({ loaderData }: Route.MetaArgs) {
  return createNoindexMeta(`Order ${loaderData?.order.number}`, { hasSecretUrl: true });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  loaderHeaders.set('Referrer-Policy', 'no-referrer');
  return loaderHeaders;
}

function parseLink(number: string, request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    number,
    accessKey: searchParams.get('key') ?? '',
    confirmKey: searchParams.get('confirm') ?? '',
  };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders, catalogue, reviews, environment } = context.get(services);
  const link = parseLink(params.number, request);
  const { accessKey, confirmKey } = link;
  const order = await orders.getOrderByKey(params.number, accessKey);
  if (!order) throw data(null, { status: 404 });
  if (order.dueOn) throw redirect(getMilestoneInvoicePath(order.number, accessKey), 302);
  const path = paths.shop.order(order.number, accessKey);
  const { headers: reload, ...payment } = await loadOrderPayment(context, request, order, path);
  const products = await catalogue.getProductsByIds(order.lines.map(({ productId }) => productId));
  const reviewLinks = await reviews.listReviewLinks(
    order.id,
    products.map(({ id }) => id),
  );
  const isFromCart = hasCartOrderCookie(request.headers.get('cookie'), order.number);
  const page = {
    order: toShownOrder(order, { products, reviewLinks }, new Date()),
    availableLines: listAvailableLines(order, products),
    ...payment,
    issued: await loadIssuedGoods(context, order),
    url: environment.PUBLIC_URL + path,
    invoices: order.invoices,
    accessKey,
    canConfirmEmail: await orders.canConfirmEmail(link, confirmKey),
    isEmailWithheld: order.isEmailWithheld,
    clearedOrder: isFromCart ? { key: order.number, lines: order.lines } : undefined,
  };
  return data(page, { headers: reload });
}

/** Leads to the payment page, confirms the buyer's email with the key from the email, cancels the order, or requests a return. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const { confirmKey, ...link } = parseLink(params.number, request);
  const path = paths.shop.order(link.number, link.accessKey);
  const form = await readForm(request);
  if (readFieldText(form, 'intent') === 'pay') {
    const order = await orders.getOrderByKey(link.number, link.accessKey);
    if (!order) throw data(null, { status: 404 });
    throw await redirectToPayment(context, link, { path, method: readFieldText(form, 'method') });
  }
  if (form.has('intent')) {
    const result = await submitBuyerForm(orders, link, form);
    if (result.kind === 'rejected') return data(result.state, { status: result.status });
    throw redirect(path + result.fragment, 303);
  }
  if (!(await orders.confirmEmail(link, confirmKey))) throw data(null, { status: 404 });
  throw redirect(path, 303);
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, outstandingPayment, paymentVisit, url, clearedOrder, canConfirmEmail, isEmailWithheld } =
    loaderData;
  const { invoices, accessKey } = loaderData;
  return (
    <div className="wrap pt-4">
      {clearedOrder && <JsonData id="placed-order" value={clearedOrder} />}
      {canConfirmEmail && (
        <ConfirmEmailForm email={order.contact.email}>
          Then we email you the full confirmation with name and address.
        </ConfirmEmailForm>
      )}
      {isEmailWithheld && (
        <EmailWithheldAlert isSubmissionStored>
          Your order is placed all the same. Save the link to this page: no email contains it.
        </EmailWithheldAlert>
      )}
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
          getHref={(fileName) => paths.shop.orderInvoice(order.number, accessKey, fileName)}
        />
        <OrderActions order={order} use={loaderData.issued.use} state={actionData}>
          {order.status !== 'placed' && <BuyAgain lines={loaderData.availableLines} />}
        </OrderActions>
        {order.contact.email && (
          <SaveOrderLink url={url} email={isEmailWithheld ? undefined : order.contact.email} />
        )}
      </OrderView>
    </div>
  );
}
