import clsx from 'clsx';
import type { PricedCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { formatAmount } from '../format/format-amount';
import { PriceExplanation } from './price-explanation';

interface PriceTotalsProps {
  priced: Pick<PricedCart, 'total' | 'discount' | 'tax' | 'orderTotal' | 'explanation'>;
  /** The amounts change while the page is looked at, and are then read out. */
  live?: boolean;
  className?: string;
}

const rate = site.tax.rateBasisPoints / 100;

/** R-PRICE-2: total, discount, tax and order total, with the way from one to the other to unfold. */
export function PriceTotals({ priced, live, className }: PriceTotalsProps) {
  const { total, discount, tax, orderTotal, explanation } = priced;
  const rows = [
    { label: 'Total', amount: formatAmount(total) },
    { label: 'Discount', amount: formatAmount(discount === 0 ? 0 : -discount) },
    { label: `Tax (${site.tax.name} ${rate}%)`, amount: formatAmount(tax) },
    { label: 'Delivery', amount: 'Free' },
  ];
  return (
    <div className={clsx('grid gap-grout', className)}>
      <dl className="grid gap-2 rounded-tile bg-surface px-5 py-4">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-semibold">Order total</dt>
          <dd
            aria-live={live ? 'polite' : undefined}
            aria-atomic={live ? true : undefined}
            className="font-display text-figure font-semibold tabular-nums"
          >
            {formatAmount(orderTotal)}
          </dd>
        </div>
      </dl>
      <PriceExplanation steps={explanation} className="text-sm" />
    </div>
  );
}
