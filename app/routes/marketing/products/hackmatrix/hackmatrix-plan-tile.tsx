import type { HackMatrixPlan } from '~/content/products/product-plans';
import { formatMoney } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { WaffleChart } from '~/ui/charts/waffle-chart';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

const PARTICIPANTS_PER_TILE = 10;
const rate = site.tax.rateBasisPoints;
const taxLabel = `${rate / 100} % ${site.tax.name}`;

const per: Record<HackMatrixPlan['per'], string> = { forever: 'for good', event: 'an event', year: 'a year' };

/** One plan with its price before and after tax. */
export function HackMatrixPlanTile({ plan }: { plan: HackMatrixPlan }) {
  const { orderTotal } = priceCart([{ price: plan.price, quantity: 1 }], rate);
  const isHighlighted = plan.id === 'event';
  const secondaryText = isHighlighted ? '' : 'text-muted';
  return (
    <article
      className={`rounded-tile p-5 md:p-7 ${isHighlighted ? 'bg-glaze-vermilion text-glaze-ink' : 'bg-surface'}`}
    >
      <WaffleChart
        value={plan.maxParticipants / PARTICIPANTS_PER_TILE}
        max={plan.maxParticipants / PARTICIPANTS_PER_TILE}
        columns={24}
        glaze={isHighlighted ? 'bone' : 'vermilion'}
        label={`${plan.maxParticipants / PARTICIPANTS_PER_TILE} tiles, one for every ten people`}
      />
      <h3 className="mt-7">{plan.name}</h3>
      <p className={`mt-1 ${secondaryText}`}>{plan.forWhom}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-figure font-semibold tracking-[-0.03em] tabular-nums">
          {plan.price === 0 ? 'Free' : formatMoney(plan.price, site.currency.label)}
        </span>
        <span className={secondaryText}>{per[plan.per]}</span>
      </p>
      <p className={`mt-1 text-sm tabular-nums ${secondaryText}`}>
        {plan.price === 0
          ? 'No card, no invoice'
          : `before ${site.tax.name}; ${formatMoney(orderTotal, site.currency.label)} with ${taxLabel}`}
      </p>
      <p className="mt-6 font-semibold">{plan.participantsText}</p>
      <ul className="mt-3 grid gap-2.5">
        {plan.includes.map((part) => (
          <li key={part} className="grid grid-cols-[1rem_1fr] gap-3">
            <span className="mt-1">
              <Icon name="check" size={16} />
            </span>
            {part}
          </li>
        ))}
      </ul>
    </article>
  );
}
