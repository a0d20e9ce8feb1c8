import { type RouterContextProvider, redirect } from 'react-router';
import type { Order } from '~/domain/orders/order';
import { isOnlineMethod, type OnlineMethod, type OutstandingPayment } from '~/domain/payments/payment-method';
import {
  addPaymentVisit,
  createReload,
  type PaymentVisit,
  readPaymentVisit,
} from '~/features/orders/payment-visit';
import { allowFormsTo } from '~/server/http/cache/cache-tags.server';
import type { OrderAccess } from '~/server/orders/order-access.server';
import { getOutstandingPayment, listOtherWays } from '~/server/payments/outstanding-payment.server';
import { type Services, services } from '~/server/services.server';

interface LoadedPayment {
  outstandingPayment: OutstandingPayment | undefined;
  /** The ways to pay beside that of the order. */
  otherWays: readonly OutstandingPayment[];
  paymentVisit: PaymentVisit | undefined;
  /** `Refresh` while the webhook of a payment is awaited. */
  headers: Record<string, string>;
}

/**
 * What the page of an order says about its payment. `path` is the page without a visit. Throws the redirect to the payment page
 * that the checkout has opened.
 */
export async function loadOrderPayment(
  context: Readonly<RouterContextProvider>,
  request: Request,
  order: Order,
  path: string,
): Promise<LoadedPayment> {
  const { onlinePayments, environment } = context.get(services);
  const paymentVisit = readPaymentVisit(new URL(request.url).searchParams);
  const methods = onlinePayments.listMethods();
  const outstandingPayment = getOutstandingPayment(order, environment.UPI_ID, methods);
  const otherWays = listOtherWays(order, environment.UPI_ID, methods);
  if (![outstandingPayment, ...otherWays].some((way) => way && isOnlineMethod(way.method)))
    return { outstandingPayment, otherWays, paymentVisit: undefined, headers: {} };
  allowFormsTo(context, onlinePayments.getPageOrigins());
  const openPage = paymentVisit?.kind === 'open' ? await onlinePayments.findOpenPage(order.id) : undefined;
  if (openPage) throw redirect(openPage, 303);
  const reload = paymentVisit && createReload(path, paymentVisit);
  return { outstandingPayment, otherWays, paymentVisit, headers: reload ? { Refresh: reload } : {} };
}

/** Opens the payment page of an order. Resolves to its result, with the links back to `path`. */
export const openPayment = (
  { onlinePayments }: Pick<Services, 'onlinePayments'>,
  access: OrderAccess,
  { path, method }: { path: string; method: OnlineMethod },
) =>
  onlinePayments.startPayment(access, {
    method,
    returnPath: addPaymentVisit(path, 'returned'),
    cancelPath: addPaymentVisit(path, 'cancelled'),
  });

/** The redirect after "Pay now", whose form has the online method: to the payment page, or back to the order when there is nothing to pay or no page. */
export async function redirectToPayment(
  context: Readonly<RouterContextProvider>,
  access: OrderAccess,
  { path, method }: { path: string; method: string },
): Promise<Response> {
  if (!isOnlineMethod(method)) return redirect(path, 303);
  const result = await openPayment(context.get(services), access, { path, method });
  if (result.kind === 'started') return redirect(result.url, 303);
  return redirect(result.kind === 'unavailable' ? addPaymentVisit(path, 'unavailable') : path, 303);
}
