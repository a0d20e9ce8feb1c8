import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { shipManySchema } from '~/domain/orders/staff-order-schemas';
import { pluralise } from '~/domain/text/pluralise';
import { addBulkResult } from '~/features/admin-orders/bulk-alert';
import { ShipOrdersForm } from '~/features/admin-orders/ship-orders-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/ship-orders-page';
import { readSelectedOrders } from './read-selected-orders.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = () => createNoindexMeta('Ship orders');

/** Loads the selected orders that are packed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { orderManagement } = context.get(services);
  const actor = context.get(signedIn);
  const selected = await readSelectedOrders(orderManagement, actor, url.searchParams);
  const orders = selected.found.flatMap(({ nextStatuses, order }) =>
    nextStatuses.includes('shipped') ? [order] : [],
  );
  const skippedCount = selected.selectedCount - orders.length;
  const couriers = await orderManagement.listCouriers(actor);
  return { orders, couriers, skippedCount, action: url.pathname + url.search };
}

/** Marks the orders shipped, with their courier and tracking links, of which each buyer gets an email. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: shipManySchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const result = await context
    .get(services)
    .orderManagement.markMany(context.get(signedIn), { ...submission.value, to: 'shipped' });
  const query = addBulkResult(new URLSearchParams({ view: 'to-ship' }), 'shipped', result);
  throw redirect(adminPaths.orders(query.toString()), 303);
}

function describeSelection(count: number, skippedCount: number): string {
  if (count === 0) return 'Select packed orders in the list, then choose “Ship”.';
  const skipped = skippedCount > 0 ? ` ${skippedCount} of the selected ones cannot be shipped now.` : '';
  return `Each buyer gets an email with the courier and the tracking link.${skipped}`;
}

export default function ShipOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, couriers, skippedCount, action } = loaderData;
  const count = orders.length;
  return (
    <>
      <ToolHeader
        title={count === 0 ? 'Ship orders' : `Ship ${pluralise(count, 'order')}`}
        text={describeSelection(count, skippedCount)}
      >
        <ToolLink href={adminPaths.orders('view=to-ship')}>To ship</ToolLink>
      </ToolHeader>
      {count > 0 && (
        <ShipOrdersForm orders={orders} couriers={couriers} action={action} rejected={actionData} />
      )}
    </>
  );
}
