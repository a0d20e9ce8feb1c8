import { getOrderStatusLabel } from '~/domain/orders/order-status';
import type { ListedOrder } from '~/features/orders/order-list';
import { paths } from '~/paths';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';
import { OverviewTile } from './overview-tile';

const TITLE = 'Your last order';
const MAX_PICTURES = 3;

function NoOrder() {
  return (
    <OverviewTile id="last-order" title={TITLE} className="bg-surface sm:min-h-80">
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[22em] text-lead text-muted">
          No orders yet. Orders that you place while signed in appear here.
        </p>
        <LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>
      </div>
    </OverviewTile>
  );
}

/** The newest order with its pictures and status. */
export function LastOrderTile({ order }: { order: ListedOrder | undefined }) {
  if (!order) return <NoOrder />;
  const { number, status, createdAt, orderTotal, lines } = order;
  const shown = lines.slice(0, MAX_PICTURES);
  const date = createdAt.toISOString();
  return (
    <OverviewTile id="last-order" title={TITLE} className="bg-surface">
      <div className="grid grid-flow-col justify-start gap-grout xl:auto-cols-fr">
        {shown.map(({ name, image }) => (
          <ProductThumbnail
            key={name}
            image={image}
            sizes="(width >= 75em) 320px, 144px"
            className="aspect-square w-24 sm:w-36 xl:w-full xl:max-w-80"
          />
        ))}
      </div>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="font-display text-h2 font-semibold">{getOrderStatusLabel(status)}</p>
          <p className="font-semibold tabular-nums">{formatAmount(orderTotal)}</p>
        </div>
        <p className="text-muted">
          <span className="tabular-nums">{number}</span>, ordered on{' '}
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton href={paths.account.order(number)} variant="quiet" size="sm">
            See this order
          </LinkButton>
          <TextLink href={paths.account.orderHistory()}>All orders</TextLink>
        </div>
      </div>
    </OverviewTile>
  );
}
