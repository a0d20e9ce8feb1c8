import clsx from 'clsx';
import type { ProductImage } from '~/domain/catalogue/product';
import { getOrderStatusLabel, type OrderStatus } from '~/domain/orders/order-status';
import { paths } from '~/paths';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

/** Badge tones in the list of orders. The other statuses have the default tone. */
const ORDER_STATUS_TONES: Partial<Record<OrderStatus, Tone>> = {
  placed: 'warning',
  delivered: 'success',
  cancelled: 'danger',
  refunded: 'info',
};

export interface ListedOrder {
  number: string;
  status: OrderStatus;
  createdAt: Date;
  /** In paise. */
  orderTotal: number;
  lines: readonly { name: string; quantity: number; image?: ProductImage }[];
}

const MAX_PICTURES = 4;

/** "2 × Mosaic mug, Desk mat and 3 more". */
function formatContents(lines: ListedOrder['lines']): string {
  const named = lines
    .slice(0, 2)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const more = lines.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ');
}

/** Pictures of an order: one alone, or a grid of four cells. */
function OrderPictures({ lines }: Pick<ListedOrder, 'lines'>) {
  const shown = lines.slice(0, MAX_PICTURES);
  const cellCount = shown.length === 1 ? 1 : MAX_PICTURES;
  return (
    <div
      className={clsx(
        'grid aspect-square w-[min(5rem,25%)] shrink-0 gap-grout sm:w-24',
        cellCount > 1 && 'grid-cols-2',
      )}
    >
      {Array.from({ length: cellCount }, (_, index) => index).map((place) => (
        <ProductThumbnail key={place} image={shown[place]?.image} sizes="96px" className="aspect-square" />
      ))}
    </div>
  );
}

/** Orders, newest first, each linking to its page. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ol className="grid gap-grout">
      {orders.map(({ number, status, createdAt, orderTotal, lines }) => (
        <li
          key={number}
          className="relative flex items-center gap-4 rounded-tile bg-surface p-3 transition-colors focus-within:bg-raised hover:bg-raised sm:gap-6 sm:p-4"
        >
          <OrderPictures lines={lines} />
          <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
            <div className="min-w-0">
              <h2 className="text-lg font-semibold tabular-nums">
                <a
                  href={paths.account.order(number)}
                  className="after:absolute after:inset-0 after:rounded-tile"
                >
                  {number}
                </a>
              </h2>
              <p className="truncate text-muted">{formatContents(lines)}</p>
              <p className="text-sm text-muted">
                <time dateTime={createdAt.toISOString()}>{formatDate(createdAt.toISOString())}</time>
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:flex-col md:items-end">
              <p className="font-semibold tabular-nums">{formatAmount(orderTotal)}</p>
              <Badge {...(ORDER_STATUS_TONES[status] && { tone: ORDER_STATUS_TONES[status] })}>
                {getOrderStatusLabel(status)}
              </Badge>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
