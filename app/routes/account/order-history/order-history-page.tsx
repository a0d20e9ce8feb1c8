import {
  isUnfilteredOrderHistory,
  ORDERS_PER_PAGE,
  parseOrderHistoryQuery,
} from '~/domain/orders/order-history-query';
import { pluralise } from '~/domain/text/pluralise';
import { getOrderHistoryPath, OrderFilters } from '~/features/orders/order-filters';
import { OrderList } from '~/features/orders/order-list';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { signedInUser } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Pagination } from '~/ui/navigation/pagination';
import type { Route } from './+types/order-history-page';

export const meta = () => createNoindexMeta('Order history');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { orders, catalogue } = context.get(services);
  const user = context.get(signedInUser);
  const query = parseOrderHistoryQuery(new URL(request.url).searchParams);
  const history = await orders.listOrders(user, query);
  const ids = history.orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const products = await catalogue.getProductsByIds([...new Set(ids)]);
  const pictures = new Map(products.map(({ id, images }) => [id, images[0]]));
  return {
    query,
    count: history.count,
    years: history.years,
    emailVerified: user.emailVerified,
    orders: history.orders.map((order) => ({
      ...order,
      lines: order.lines.map(({ productId, name, quantity }) => {
        const image = pictures.get(productId);
        return { name, quantity, ...(image && { image }) };
      }),
    })),
  };
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No order matches"
        action={<LinkButton href={paths.account.orderHistory()}>Show all orders</LinkButton>}
      >
        <p>Try another word, status or year.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No orders yet"
      action={<LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>}
    >
      <p>
        Orders that you place while signed in appear here, with status, invoice and a button to buy again.
      </p>
    </EmptyState>
  );
}

export default function OrderHistoryPage({ loaderData }: Route.ComponentProps) {
  const { query, count, years, orders, emailVerified } = loaderData;
  const hasOrders = years.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-tool">Order history</h1>
        {hasOrders && <p className="text-muted tabular-nums">{pluralise(count, 'order')}</p>}
      </header>
      {!emailVerified && (
        <Alert tone="info" title="Earlier guest orders">
          Orders that you placed as a guest appear here when you have confirmed your email address.
        </Alert>
      )}
      {hasOrders && <OrderFilters query={query} years={years} />}
      {orders.length > 0 ? (
        <OrderList orders={orders} />
      ) : (
        <NoOrders isFiltered={hasOrders || !isUnfilteredOrderHistory(query)} />
      )}
      <Pagination
        page={query.page}
        pages={Math.ceil(count / ORDERS_PER_PAGE)}
        getHref={(page) => getOrderHistoryPath({ ...query, page })}
      />
    </div>
  );
}
