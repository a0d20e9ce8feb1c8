import { adminPaths } from '~/content/admin/admin-paths';
import { hasParcel } from '~/domain/orders/order-status';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { PackingSlip } from '~/features/admin-orders/packing-slip';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/packing-slips-page';
import { readSelectedOrders } from './read-selected-orders.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = () => createNoindexMeta('Packing slips');

/** The selected orders of a page of the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { orderManagement } = context.get(services);
  const { found } = await readSelectedOrders(orderManagement, context.get(signedIn), url.searchParams);
  const selected = found.map(({ order }) => order);
  return {
    orders: selected.filter(hasParcel),
    without: selected.filter((order) => !hasParcel(order)).map(({ number }) => number),
  };
}

function describeSlips(count: number, without: readonly string[]): string {
  const numbers = new Intl.ListFormat('en-IN').format(without);
  if (without.length > 0)
    return `${count === 1 ? 'One slip' : `${count} slips`}. Without a parcel, because they are cancelled, refunded or sent by email: ${numbers}.`;
  if (count === 0) return 'Select orders in the list, then choose “Packing slips”.';
  return count === 1 ? 'One order.' : `${count} orders, each on a new page.`;
}

export default function PackingSlipsPage({ loaderData: { orders, without } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeader title="Packing slips" text={describeSlips(orders.length, without)} className="print:hidden">
        <ToolLink href={adminPaths.orders()}>All orders</ToolLink>
        {orders.length > 0 && (
          <button
            type="button"
            {...{ [PRESENCE_ATTRIBUTES.print]: '' }}
            className={getToolButtonClasses('loud', 'needs-script')}
          >
            Print
          </button>
        )}
      </ToolHeader>
      <ul className="grid max-w-3xl gap-grout print:block print:max-w-none">
        {orders.map((order) => (
          <li
            key={order.number}
            className="rounded-tile bg-surface p-5 lg:p-8 print:break-after-page print:p-0 print:last:break-after-auto"
          >
            <PackingSlip order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}
