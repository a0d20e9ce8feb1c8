import type { RevenueFigures } from '~/domain/revenue/revenue-report';
import { formatAmount } from '~/sections/format/format-amount';
import { site } from '~site';

/** Height of a bar and of the table row, in pixels. */
const BAR = 10;

interface Step {
  label: string;
  amount: number;
  /** Where its bar begins and ends, as shares of the list prices. */
  from: number;
  to: number;
  isTaken: boolean;
}

/** Each step begins where the one before ended. */
function listSteps({ invoiced, credited, discounts, revenue }: RevenueFigures): Step[] {
  const listPrices = invoiced + discounts;
  const share = (amount: number) => (listPrices > 0 ? Math.max(0, Math.min(1, amount / listPrices)) : 0);
  return [
    { label: 'List prices', amount: listPrices, from: 0, to: share(listPrices), isTaken: false },
    { label: 'Discounts', amount: discounts, from: share(invoiced), to: share(listPrices), isTaken: true },
    { label: 'Invoiced', amount: invoiced, from: 0, to: share(invoiced), isTaken: false },
    { label: 'Credited', amount: credited, from: share(revenue), to: share(invoiced), isTaken: true },
    { label: 'Revenue', amount: revenue, from: 0, to: share(revenue), isTaken: false },
  ];
}

/** From the list prices to the revenue: what discounts and credit notes took. */
export function PriceSteps({ figures }: { figures: RevenueFigures }) {
  return (
    <section
      aria-labelledby="steps-title"
      className="grid content-start gap-2 rounded-tile bg-surface p-4 lg:p-4.5"
    >
      <h2 id="steps-title" className="text-panel">
        From list price to revenue
      </h2>
      <p className="text-xs text-muted">
        Before {site.tax.name}. Discounts are sales and codes. Credit notes count on their own day.
      </p>
      <dl className="mt-1 grid gap-3">
        {listSteps(figures).map(({ label, amount, from, to, isTaken }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <dt className={label === 'Revenue' ? 'font-semibold' : ''}>{label}</dt>
            <dd className="font-semibold tabular-nums">
              {isTaken && '−'}
              {formatAmount(amount)}
            </dd>
            <dd className="col-span-2" aria-hidden="true">
              <svg width="100%" height={BAR} className="block rounded-inner bg-bg" aria-hidden="true">
                <rect
                  x={`${from * 100}%`}
                  width={`${(to - from) * 100}%`}
                  height={BAR}
                  className={isTaken ? 'fill-glaze-marigold' : 'fill-glaze-peacock'}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
