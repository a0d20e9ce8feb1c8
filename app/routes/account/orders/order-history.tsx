import { isEveryOrder, ORDERS_ON_A_PAGE, parseOrderHistoryQuery } from '~/domain/order-history';
import { OrderFilters } from '~/features/orders/order-filters';
import { orderHistoryAddress } from '~/features/orders/order-history-address';
import { OrderList } from '~/features/orders/order-list';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import { signedInPerson } from '~/server/signed-in.server';
import { EmptyState } from '~/ui/empty-state';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import type { Route } from './+types/order-history';

export const meta = () => hiddenPageMeta('Order history');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { orders, catalogue } = context.get(services);
  const person = context.get(signedInPerson);
  const query = parseOrderHistoryQuery(new URL(request.url).searchParams);
  const history = await orders.historyOf(person, query);
  const ids = history.orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const products = await catalogue.productsByIds([...new Set(ids)]);
  const pictures = new Map(products.map(({ id, images }) => [id, images[0]]));
  return {
    query,
    count: history.count,
    years: history.years,
    emailVerified: person.emailVerified,
    orders: history.orders.map((order) => ({
      ...order,
      lines: order.lines.map(({ productId, name, quantity }) => {
        const image = pictures.get(productId);
        return { name, quantity, ...(image && { image }) };
      }),
    })),
  };
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="None of your orders fits"
        action={<LinkButton href={paths.account.orderHistory()}>Show all orders</LinkButton>}
      >
        <p>Try another word, another state or another year.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No orders yet"
      action={<LinkButton href={paths.shop.front()}>Look around the shop</LinkButton>}
    >
      <p>What you order while signed in stands here, with its state, its bill and a way to order it again.</p>
    </EmptyState>
  );
}

export default function OrderHistory({ loaderData }: Route.ComponentProps) {
  const { query, count, years, orders, emailVerified } = loaderData;
  const hasOrders = years.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-h1">Order history</h1>
        {hasOrders && (
          <p className="text-muted tabular-nums">{count === 1 ? '1 order' : `${count} orders`}</p>
        )}
      </header>
      {!emailVerified && (
        <Notice tone="info" title="Orders from before">
          Orders you placed as a guest join this list once your e-mail address is confirmed.
        </Notice>
      )}
      {hasOrders && <OrderFilters query={query} years={years} />}
      {orders.length > 0 ? (
        <OrderList orders={orders} />
      ) : (
        <Nothing isFiltered={hasOrders || !isEveryOrder(query)} />
      )}
      <Pagination
        page={query.page}
        pages={Math.ceil(count / ORDERS_ON_A_PAGE)}
        href={(page) => orderHistoryAddress({ ...query, page })}
      />
    </div>
  );
}
