import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { parseStaffOrderQuery, serialiseStaffOrderQuery } from '~/domain/orders/staff-order-query';
import { markManySchema } from '~/domain/orders/staff-order-schemas';
import { addBulkResult, BulkAlert, readBulkResult } from '~/features/admin-orders/bulk-alert';
import { OrderList, OrderListHeader } from '~/features/admin-orders/order-list';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/orders-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = () => createNoindexMeta('Orders');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseStaffOrderQuery(url.searchParams);
  const list = await context.get(services).orderManagement.listOrders(context.get(signedIn), query);
  return { query, list, now: new Date(), bulkResult: readBulkResult(url.searchParams) };
}

/** Gives the selected orders a status. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { orderManagement } = context.get(services);
  const submission = parseWithZod(await readForm(request), { schema: markManySchema });
  if (submission.status !== 'success') {
    const [error] = Object.values(submission.error ?? {}).flat();
    return data({ error: error ?? 'Please load the page again.' }, { status: 400 });
  }
  const result = await orderManagement.markMany(context.get(signedIn), submission.value);
  const query = serialiseStaffOrderQuery(parseStaffOrderQuery(url.searchParams));
  throw redirect(adminPaths.orders(addBulkResult(query, submission.value.to, result).toString()), 303);
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list, now, bulkResult } = loaderData;
  return (
    <>
      <OrderListHeader query={query} list={list} />
      {actionData ? (
        <ToolAlert tone="danger" role="alert" title={actionData.error} className="mb-2.5" />
      ) : (
        <BulkAlert result={bulkResult} query={query} />
      )}
      <OrderList query={query} list={list} now={now} />
    </>
  );
}
