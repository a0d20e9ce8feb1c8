import { data } from 'react-router';
import { getMilestoneInvoicePath } from '~/content/quotes/quote-paths';
import { getInvoiceState } from '~/domain/billing/milestone-invoice';
import { OrderInvoices } from '~/features/orders/order-invoices';
import { OrderPayments } from '~/features/orders/order-payments';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { loadOrderPayment, redirectToPayment } from '../../order-payment.server';
import type { Route } from './+types/project-invoice-page';
import { ProjectInvoiceHeader } from './project-invoice-header';
import { ProjectInvoicePayment } from './project-invoice-payment';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the key: it must not reach other sites or a search index. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Invoice ${loaderData.invoice}` : 'Invoice', { hasSecretUrl: true });

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  loaderHeaders.set('Referrer-Policy', 'no-referrer');
  loaderHeaders.set('Cache-Control', 'private, no-store');
  return loaderHeaders;
}

const getKey = (url: URL) => url.searchParams.get('key') ?? '';

export async function loader({ params: { number }, url, request, context }: Route.LoaderArgs) {
  const { orders } = context.get(services);
  const key = getKey(url);
  const order = await orders.getOrderByKey(number, key);
  if (!order?.dueOn) throw data(null, { status: 404 });
  const { dueOn, status, paid, lines, priced, invoices, payments, refunds, balance } = order;
  const path = getMilestoneInvoicePath(order.number, key);
  const shown = { ...order, paymentMethod: 'bank' } as const;
  const payment = await loadOrderPayment(context, request, shown, path);
  const { headers: reload, outstandingPayment, otherWays, paymentVisit } = payment;
  const page = {
    key,
    number: order.number,
    dueOn,
    invoices,
    payments,
    refunds,
    ways: outstandingPayment ? [outstandingPayment, ...otherWays] : [],
    paymentVisit,
    invoice: invoices.find(({ kind }) => kind === 'invoice')?.number ?? order.number,
    state: getInvoiceState({ status, isPaid: paid, dueOn }, toIsoDay(new Date())),
    lines: lines.map(({ name, price }) => ({ name, price })),
    outstanding: balance.outstanding,
    amounts: { taxable: priced.taxable, tax: priced.tax, total: priced.orderTotal },
  };
  return data(page, { headers: reload });
}

/** Leads to the page of a payment provider. */
export async function action({ params: { number }, url, request, context }: Route.ActionArgs) {
  const { orders } = context.get(services);
  const link = { number, accessKey: getKey(url) };
  const method = readFieldText(await readForm(request), 'method');
  const order = await orders.getOrderByKey(number, link.accessKey);
  if (!order?.dueOn) throw data(null, { status: 404 });
  const path = getMilestoneInvoicePath(order.number, link.accessKey);
  throw await redirectToPayment(context, link, { path, method });
}

export default function ProjectInvoicePage({ loaderData }: Route.ComponentProps) {
  const { key, number, invoices, payments, refunds, ways, paymentVisit } = loaderData;
  return (
    <div className="wrap grid max-w-4xl gap-10 pt-10 pb-16 md:pt-16">
      <ProjectInvoiceHeader {...loaderData} />
      {ways.length > 0 && <ProjectInvoicePayment number={number} ways={ways} visit={paymentVisit} />}
      {payments.length + refunds.length > 0 && (
        <section aria-labelledby="invoice-money" className="grid gap-4">
          <h2 id="invoice-money" className="text-h3">
            Payments
          </h2>
          <OrderPayments payments={payments} refunds={refunds} />
        </section>
      )}
      <section aria-labelledby="invoice-documents">
        <h2 id="invoice-documents" className="text-h3">
          Documents
        </h2>
        <OrderInvoices
          invoices={invoices}
          getHref={(fileName) => paths.shop.orderInvoice(number, key, fileName)}
        />
      </section>
    </div>
  );
}
