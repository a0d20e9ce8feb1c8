import type { PricedCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { formatAmount } from '../format/format-amount';
import { PriceExplanation } from './price-explanation';

interface PriceTotalsProps {
  priced: Pick<
    PricedCart,
    'total' | 'discount' | 'codeDiscount' | 'tax' | 'orderTotal' | 'giftCard' | 'explanation'
  >;
  /** Nothing is shipped, so delivery has no line. */
  isDeliveredByEmail?: boolean;
  /** The amounts can change on the page. Screen readers announce the order total with its name. */
  isLive?: boolean;
}

const TAX_RATE_PERCENT = site.tax.rateBasisPoints / 100;

const renderRow = ({ label, amount }: { label: string; amount: string }) => (
  <div key={label} className="flex flex-wrap justify-between gap-x-4">
    <dt className="flex-[1_1_6rem] text-muted">{label}</dt>
    <dd className="ms-auto whitespace-nowrap tabular-nums">{amount}</dd>
  </div>
);

/** R-PRICE-2: total, discount, discount code, tax and order total, what a gift card pays of it, with the steps of the calculation in a disclosure. */
export function PriceTotals({ priced, isDeliveredByEmail, isLive }: PriceTotalsProps) {
  const { total, discount, codeDiscount, tax, orderTotal, giftCard, explanation } = priced;
  const rows = [
    // The lines above show discounted prices, which add up to the total less the discount.
    { label: discount > 0 ? 'Total before discount' : 'Total', amount: formatAmount(total) },
    { label: 'Discount', amount: formatAmount(discount === 0 ? 0 : -discount) },
    ...(codeDiscount
      ? [{ label: `Code ${codeDiscount.code}`, amount: formatAmount(-codeDiscount.amount) }]
      : []),
    { label: `Tax (${site.tax.name} ${TAX_RATE_PERCENT}%)`, amount: formatAmount(tax) },
    ...(isDeliveredByEmail ? [] : [{ label: 'Delivery', amount: 'Free' }]),
  ];
  return (
    <div className="grid gap-grout">
      <dl className="grid gap-2 rounded-tile bg-surface px-5 py-4">
        {rows.map(renderRow)}
        <div
          aria-live={isLive ? 'polite' : undefined}
          aria-atomic={isLive ? true : undefined}
          className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4"
        >
          <dt className="font-semibold">Order total</dt>
          <dd className="font-display text-figure font-semibold tabular-nums">{formatAmount(orderTotal)}</dd>
        </div>
        {giftCard &&
          [
            { label: `Gift card …${giftCard.end}`, amount: formatAmount(-giftCard.amount) },
            { label: 'Left to pay', amount: formatAmount(orderTotal - giftCard.amount) },
          ].map(renderRow)}
      </dl>
      <PriceExplanation steps={explanation} className="text-sm" />
    </div>
  );
}
