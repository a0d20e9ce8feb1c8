import clsx from 'clsx';
import { pricingContent } from '~/content/products/pricing-content';
import { hackMatrixPlans } from '~/content/products/product-plans';
import { calculateBreakEvenEvents, PLAN_NEEDS_LIMITS } from '~/domain/products/plan-choice';
import { formatAmountInSentence } from '~/sections/format/format-amount';

const event = hackMatrixPlans.find(({ per }) => per === 'event');
const year = hackMatrixPlans.find(({ per }) => per === 'year');

/** Shows from which weekend on a yearly plan costs less than single events. Paid weekends are glazed. */
export function BreakEvenChart() {
  if (!event || !year) return null;
  const first = calculateBreakEvenEvents(event.price, year.price);
  const weekends = Array.from({ length: PLAN_NEEDS_LIMITS.events }, (_, index) => index + 1);
  return (
    <section aria-labelledby="tipping-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[8fr_4fr] lg:items-end">
        <h2 id="tipping-title">
          {pricingContent.breakEvenHeadline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h2>
        <p className="text-muted">
          A single event costs {formatAmountInSentence(event.price)} before tax, a year with any number of
          them {formatAmountInSentence(year.price)}. Paid singly, {first - 1} come to{' '}
          {formatAmountInSentence((first - 1) * event.price)} and {first} would be{' '}
          {formatAmountInSentence(first * event.price)}: from there the invoice above takes the year by
          itself.
        </p>
      </div>
      <ol className="mt-8 grid grid-cols-6 gap-grout lg:grid-cols-12">
        {weekends.map((weekend) => {
          const isPaid = weekend < first;
          return (
            <li
              key={weekend}
              className={clsx(
                'flex aspect-square flex-col justify-between rounded-tile p-1.5 font-display leading-none font-semibold sm:p-2 md:p-3 md:text-h3',
                // On paper, too: the fill is what the chart shows.
                isPaid ? 'bg-glaze-vermilion text-glaze-ink [print-color-adjust:exact]' : 'bg-surface',
              )}
            >
              {weekend}
              <span
                className={
                  isPaid ? 'sr-only' : 'font-sans text-xs leading-none font-medium text-muted md:text-sm'
                }
              >
                {isPaid ? 'paid singly' : 'free'}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
