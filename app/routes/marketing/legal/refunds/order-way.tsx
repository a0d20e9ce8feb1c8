import clsx from 'clsx';
import { shopTerms } from '~/content/help/shop-terms';
import { type OrderStatus, orderStatusLabel } from '~/domain/order';

const stages: readonly OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];

interface Right {
  href: string;
  label: string;
  span: string;
  ground: string;
}

/** What one can do at which stage, as bars under the way of an order. */
const rights: readonly Right[] = [
  {
    href: '#before-it-is-packed',
    label: 'Cancel, no reason, no charge',
    span: 'col-span-2 col-start-1',
    ground: 'bg-glaze-marigold text-glaze-ink',
  },
  {
    href: '#sending-back',
    label: `Send it back ${shopTerms.sendBack}`,
    span: 'col-span-2 col-start-5 max-md:col-span-4 max-md:col-start-3',
    ground: 'bg-glaze-sand text-glaze-ink',
  },
  {
    href: '#faults',
    label: `Faults: say so ${shopTerms.faults}`,
    span: 'col-span-2 col-start-5 max-md:col-span-4 max-md:col-start-3',
    ground: 'bg-glaze-sand text-glaze-ink',
  },
  {
    href: '#the-money',
    label: `Whatever the case: money back ${shopTerms.moneyBack}`,
    span: 'col-span-6',
    ground: 'bg-raised',
  },
];

/** The five steps of an order, and what each leaves open. */
export function OrderWay() {
  return (
    <figure aria-label="What you can do at each step of an order">
      <ol className="grid grid-cols-6 gap-grout">
        {[...stages.map(orderStatusLabel), 'After that'].map((label, index) => (
          <li
            key={label}
            className={clsx(
              'flex min-h-24 items-end rounded-tile bg-surface p-3 font-display text-sm font-semibold max-sm:min-h-28 max-sm:rotate-180 max-sm:items-center max-sm:justify-end max-sm:[writing-mode:vertical-rl] sm:p-4 sm:text-lg md:min-h-32 md:text-xl',
              index === stages.length && 'quarter-tr bg-transparent text-muted',
            )}
          >
            {label}
          </li>
        ))}
      </ol>
      <ul className="mt-grout grid grid-cols-6 gap-grout">
        {rights.map(({ href, label, span, ground }) => (
          <li key={href} className={clsx('grid', span)}>
            <a
              href={href}
              className={clsx(
                'flex min-h-12 items-center rounded-tile px-3 py-2 leading-snug font-medium underline-offset-4 hover:underline sm:px-4',
                ground,
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </figure>
  );
}
