import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { PAYMENT_METHOD_CHOICES } from '~/content/shop/payment-method-texts';
import { getFormNeeds } from '~/domain/orders/issued-kind';
import { parseNewOrderQuery, serialiseNewOrderQuery } from '~/domain/orders/new-order-query';
import { TRANSFER_METHODS } from '~/domain/payments/payment-method';
import { addDoneMessage } from '~/features/admin-orders/done-messages';
import { NewOrderAlert } from '~/features/admin-orders/new-order/new-order-alert';
import { NewOrderForm } from '~/features/admin-orders/new-order/new-order-form';
import { NewOrderLines } from '~/features/admin-orders/new-order/new-order-lines';
import { toNewOrderRows } from '~/features/admin-orders/new-order/new-order-rows';
import { toBuyerValues } from '~/features/admin-orders/new-order/new-order-state';
import { ProductSearch } from '~/features/admin-orders/new-order/product-search';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { PriceTotals } from '~/sections/shop/price-totals';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-order-page';
import { editNewOrder } from './edit-new-order.server';
import { loadNewOrder } from './load-new-order.server';
import { submitNewOrder } from './submit-new-order.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = () => createNoindexMeta('New order');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { onlinePayments } = context.get(services);
  const loaded = await loadNewOrder(context.get(services), context.get(signedIn), url.searchParams);
  const methods = [...TRANSFER_METHODS, ...onlinePayments.listMethods()].map((value) => ({
    value,
    label: PAYMENT_METHOD_CHOICES[value].label,
  }));
  return { ...loaded, methods };
}

/** Places the order, or changes its lines. Except for an order that is placed, the page is shown again with all that was typed. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const all = context.get(services);
  const actor = context.get(signedIn);
  const query = parseNewOrderQuery(url.searchParams);
  const form = await readForm(request);
  const edited = await editNewOrder(all, { query, staff: actor }, form);
  if (edited) return data({ kind: 'edited', ...edited.state } as const, { status: edited.status });
  const result = await submitNewOrder(all, { actor, lines: query.lines }, form);
  if (result.kind === 'rejected')
    return data({ kind: 'rejected', ...result.state } as const, { status: result.status });
  throw redirect(adminPaths.order(result.number, addDoneMessage('', 'entered')), 303);
}

const describePage = (name: string | undefined) =>
  name === undefined
    ? 'For an order by telephone, by email or in person. The buyer gets the confirmation by email.'
    : `For ${name}. Contact and address are those of the latest orders.`;

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { buyer, key, methods } = loaderData;
  const edited = actionData?.kind === 'edited' ? actionData : undefined;
  const { query, found } = edited ?? loaderData;
  const { edit, typed } = edited ?? { edit: { kind: 'none' } as const, typed: {} };
  const quote = actionData?.quote ?? loaderData.quote;
  const rows = toNewOrderRows(query.lines, quote);
  const needs = getFormNeeds(quote);
  const state = actionData ?? { values: toBuyerValues(buyer), issues: {}, key };
  return (
    <>
      <ToolHeader title="New order" text={describePage(buyer?.name)}>
        {buyer && query.customer && (
          <ToolLink href={adminPaths.customer(query.customer)}>{buyer.name || 'Customer'}</ToolLink>
        )}
        <ToolLink href={adminPaths.orders()}>All orders</ToolLink>
      </ToolHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-grout gap-y-6 xl:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {rows.length === 0 && actionData?.alert && <NewOrderAlert alert={actionData.alert} />}
          <NewOrderLines rows={rows} edit={edit} />
          <ProductSearch q={query.q} found={found} edit={edit} typed={typed} />
        </div>
        {rows.length > 0 && (
          <aside aria-label="Total" className="xl:sticky xl:top-20 xl:row-span-2">
            <PriceTotals priced={quote.priced} isDeliveredByEmail={needs.isDeliveredByEmail} />
          </aside>
        )}
        <NewOrderForm
          action={adminPaths.newOrder(serialiseNewOrderQuery(query).toString())}
          state={state}
          isSent={actionData !== undefined}
          rows={rows}
          priced={quote.priced}
          needs={needs}
          methods={methods}
        />
      </div>
    </>
  );
}
