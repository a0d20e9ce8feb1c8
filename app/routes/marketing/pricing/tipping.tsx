import clsx from 'clsx';
import { plans } from '~/content/plans';
import { pricingPage } from '~/content/pricing';
import { eventsUntilYearIsCheaper, NEED_LIMITS } from '~/domain/plan-choice';
import { money } from '~/sections/money';

const event = plans.find(({ per }) => per === 'event');
const year = plans.find(({ per }) => per === 'year');

/** From which weekend on a year costs less than single events: a tile each, and the paid ones are glazed. */
export function Tipping() {
  if (!event || !year) return null;
  const first = eventsUntilYearIsCheaper(event.price, year.price);
  const weekends = Array.from({ length: NEED_LIMITS.events }, (_, index) => index + 1);
  return (
    <section aria-labelledby="tipping-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[8fr_4fr] lg:items-end">
        <h2 id="tipping-title">
          {pricingPage.tippingHeadline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h2>
        <p className="text-muted">
          A single event costs {money(event.price)} before tax, a year with any number of them{' '}
          {money(year.price)}. Paid singly, {first - 1} come to {money((first - 1) * event.price)} and {first}{' '}
          would be {money(first * event.price)}: from there the invoice above takes the year by itself.
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
                isPaid ? 'bg-glaze-vermilion text-glaze-ink' : 'bg-surface',
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
