import { productLandingContent } from '~/content/demos/product-landing-content';
import { type HackMatrixPlan, hackMatrixPlans } from '~/content/products/product-plans';
import { addTax } from '~/domain/pricing/tax';
import { formatAmount, formatAmountInSentence } from '~/sections/format/format-amount';
import { site } from '~site';

const rate = site.tax.rateBasisPoints;
const withTax = (price: number) => addTax(price, rate);
const eventsInAYear = 4;

/** Price before tax for one participant of a full event. A yearly plan is divided by several events. */
const pricePerParticipant = ({ price, maxParticipants, per: BILLING_PERIODS }: HackMatrixPlan) =>
  Math.round(price / maxParticipants / (BILLING_PERIODS === 'year' ? eventsInAYear : 1));

const places = ({ maxParticipants, per: BILLING_PERIODS }: HackMatrixPlan) => {
  const count = maxParticipants.toLocaleString(site.language);
  return BILLING_PERIODS === 'year' ? `${eventsInAYear} full events of ${count}` : `a full event of ${count}`;
};

/** The price of each plan for one participant. */
export function PricePerParticipant() {
  return (
    <section id="cost" aria-labelledby="cost-title" className="wrap section scroll-mt-6">
      <div className="grid gap-grout lg:grid-cols-[5fr_7fr]">
        <div className="flex flex-col justify-between gap-8 rounded-tile bg-glaze-vermilion p-5 text-glaze-ink quarter-bl md:p-8">
          <h2 id="cost-title" className="max-w-[10ch]">
            {productLandingContent.pricesHeadline}
          </h2>
          <p className="max-w-[28em] ps-12 pb-4 font-medium md:ps-24">{productLandingContent.pricesLead}</p>
        </div>
        <ul className="grid gap-grout">
          {hackMatrixPlans.map((plan) => (
            <li
              key={plan.id}
              className="grid items-baseline gap-x-6 gap-y-1 rounded-tile bg-surface p-5 sm:grid-cols-[14rem_1fr] md:p-7"
            >
              <p className="font-display text-h2 font-semibold tracking-[-0.035em] whitespace-nowrap tabular-nums sm:row-span-2">
                {plan.price === 0 ? 'Nothing' : formatAmount(pricePerParticipant(plan))}
              </p>
              <h3>{plan.name}</h3>
              <p className="text-muted">
                a person, at {places(plan)}.{' '}
                {plan.price === 0
                  ? 'No card, no invoice, for as long as you like.'
                  : `${formatAmountInSentence(plan.price)} ${plan.per === 'year' ? 'a year' : 'an event'} before ${site.tax.name}, ${formatAmountInSentence(withTax(plan.price))} with it.`}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
