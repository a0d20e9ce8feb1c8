import clsx from 'clsx';
import { shopDeadlines } from '~/content/shop/shop-promises';
import { getOrderStatusLabel, type OrderStatus } from '~/domain/orders/order-status';

const stages: readonly OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];

interface Right {
  href: string;
  label: string;
  /** Both rights after delivery span the same two stages. */
  span: string;
  background: string;
}

const shared = 'row-span-2 md:col-span-2 md:row-span-1';

/** The buyer's rights, in the order of the stages. */
const rights: readonly Right[] = [
  {
    href: '#before-it-is-packed',
    label: 'Cancel, no reason, no charge',
    span: 'col-span-2 row-span-2',
    background: 'bg-glaze-marigold text-glaze-ink',
  },
  {
    href: '#sending-back',
    label: 'Cannot be stopped. Let it come.',
    span: 'col-span-2 row-span-2',
    background: 'bg-bg-sunk text-muted',
  },
  {
    href: '#sending-back',
    label: `Send it back ${shopDeadlines.productReturn}`,
    span: shared,
    background: 'bg-glaze-sand text-glaze-ink',
  },
  {
    href: '#faults',
    label: `Faults: say so ${shopDeadlines.defectReport}`,
    span: shared,
    background: 'bg-glaze-sand text-glaze-ink',
  },
];

/** Outlined in print, because printers omit backgrounds. */
const tile = 'rounded-tile p-3 leading-snug sm:px-4 print:border';

/**
 * The five stages of an order and the buyer's rights in each: vertical on a phone and in print, horizontal elsewhere.
 */
export function RefundRights() {
  return (
    <figure aria-label="What you can do at each step of an order" className="grid gap-grout">
      <div className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,3fr)] gap-grout md:grid-cols-1">
        <ol className="grid grid-rows-6 gap-grout md:grid-cols-6 md:grid-rows-1">
          {[...stages.map(getOrderStatusLabel), 'After that'].map((label, index) => (
            <li
              key={label}
              className={clsx(
                tile,
                'flex min-h-14 items-center font-display font-semibold sm:text-lg md:min-h-32 md:items-end md:text-xl',
                index < stages.length
                  ? 'bg-surface'
                  : 'bg-bg-sunk text-muted max-md:quarter-bl md:quarter-tr',
              )}
            >
              {label}
            </li>
          ))}
        </ol>
        <ul className="grid grid-cols-2 grid-rows-6 gap-grout md:grid-cols-6 md:grid-rows-2">
          {rights.map(({ href, label, span, background }) => (
            <li key={label} className={clsx('grid', span)}>
              <a
                href={href}
                className={clsx(
                  tile,
                  'flex min-h-12 items-center font-medium wrap-anywhere underline-offset-4 hover:underline',
                  background,
                )}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <a
        href="#the-money"
        className={`${tile} flex min-h-12 items-center bg-raised font-medium underline-offset-4 hover:underline`}
      >
        Whatever the case: money back {shopDeadlines.refund}
      </a>
    </figure>
  );
}
