import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import { getRepeatQuery } from '~/domain/orders/new-order-query';
import type { Order } from '~/domain/orders/order';
import type { StaffOrderRow } from '~/domain/orders/staff-order-list';
import { parseStaffOrderQuery, serialiseStaffOrderQuery } from '~/domain/orders/staff-order-query';
import { toWallClock } from '~/domain/time/wall-clock';
import { addDoneMessage, readDoneMessage } from '~/features/admin-orders/done-messages';
import { OrderList, OrderListHeader } from '~/features/admin-orders/order-list';
import { OrderPanel } from '~/features/admin-orders/order-panel';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { SkipLink } from '~/ui/navigation/skip-link';
import { site } from '~site';
import type { Route } from './+types/order-page';
import { submitOrderForm } from './submit-order-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

const toDay = (moment: Date) => toWallClock(moment, site.openingHours.timeZone).day;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Order ${loaderData.staffOrder.order.number}` : 'Order');

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { orderManagement, catalogue, guestLists } = context.get(services);
  const actor = context.get(signedIn);
  const query = parseStaffOrderQuery(url.searchParams);
  const canCheckIn = hasPermission(actor.user, 'tickets.check-in');
  const [staffOrder, list, seats] = await Promise.all([
    orderManagement.getOrder(actor, params.number),
    orderManagement.listOrders(actor, query),
    canCheckIn ? guestLists.listEventsOfOrder(actor, params.number) : [],
  ]);
  if (!staffOrder) throw data(null, { status: 404 });
  const products = await catalogue.getProductsByIds(staffOrder.order.lines.map(({ productId }) => productId));
  const isShippedNext = staffOrder.nextStatuses.includes('shipped');
  const couriers = isShippedNext ? await orderManagement.listCouriers(actor) : [];
  const pictures = Object.fromEntries(
    products.flatMap(({ id, images: [image] }) => (image ? [[id, image] as const] : [])),
  );
  const repeatQuery = getRepeatQuery(
    staffOrder.order,
    products.map(({ id }) => id),
  );
  const now = new Date();
  return {
    staffOrder,
    repeatPath: repeatQuery && adminPaths.newOrder(repeatQuery),
    list,
    query,
    pictures,
    seats,
    couriers,
    now,
    today: toDay(now),
    doneMessage: readDoneMessage(url.searchParams, staffOrder.order),
  };
}

/** Does what a form of the page asks for. A form that is not accepted is shown again with its values. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const search = serialiseStaffOrderQuery(parseStaffOrderQuery(url.searchParams)).toString();
  const result = await submitOrderForm(
    {
      orderManagement: context.get(services).orderManagement,
      actor: context.get(signedIn),
      number: params.number,
      today: toDay(new Date()),
    },
    await readForm(request),
  );
  if (result.kind === 'done')
    throw redirect(adminPaths.order(params.number, addDoneMessage(search, result.message)), 303);
  return data(result.state, { status: result.status });
}

/** On wide screens the list is before the order, with two controls in each row. */
const PANEL_ID = 'order';

/** The order that follows in the list when this one has left it: a paid order is no longer one that is to be paid. */
function findNextNumber(list: readonly StaffOrderRow[], { number, createdAt }: Order): string | undefined {
  if (list.some((other) => other.number === number)) return undefined;
  return (list.find((other) => other.createdAt < createdAt) ?? list[0])?.number;
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staffOrder, repeatPath, list, query, pictures, seats, couriers, now, today, doneMessage } =
    loaderData;
  const { number } = staffOrder.order;
  const search = serialiseStaffOrderQuery(query).toString();
  const nextNumber = query.view === 'all' ? undefined : findNextNumber(list.orders, staffOrder.order);
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_336px] xl:items-start xl:gap-x-grout print:block">
      <div className="hidden xl:block print:hidden">
        <SkipLink href={`#${PANEL_ID}`}>Skip to the order</SkipLink>
        <OrderListHeader query={query} list={list} openNumber={number} />
        <OrderList query={query} list={list} now={now} openNumber={number} nextNumber={nextNumber} />
      </div>
      <section
        id={PANEL_ID}
        tabIndex={-1}
        aria-label={`Order ${number}`}
        className="side-panel mx-auto max-w-2xl outline-none xl:mx-0 xl:mt-3"
      >
        <OrderPanel
          staffOrder={staffOrder}
          repeatPath={repeatPath}
          version={staffOrder.version}
          state={actionData}
          action={adminPaths.order(number, search)}
          pictures={pictures}
          seats={seats}
          now={now}
          today={today}
          couriers={couriers}
          doneMessage={doneMessage}
          nextNumber={nextNumber}
          search={search}
        />
      </section>
    </div>
  );
}
