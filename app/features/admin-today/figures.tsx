import type { ComparedFigure, Dashboard } from '~/domain/orders/dashboard';
import { getMonth } from '~/domain/time/months';
import { Figure } from '~/sections/admin/figure';
import { formatRoundedAmount } from '~/sections/format/format-amount';
import { site } from '~site';

const { timeZone } = site.openingHours;
const weekday = new Intl.DateTimeFormat(site.language, { weekday: 'long', timeZone });
const monthName = new Intl.DateTimeFormat(site.language, { month: 'long', timeZone: 'UTC' });
const dueDay = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Signed: "+3", "−18 %". */
function describeDifference({ today, weekBefore }: ComparedFigure, unit: 'count' | 'percent'): string {
  const difference =
    unit === 'count' ? today - weekBefore : Math.round(((today - weekBefore) / weekBefore) * 100);
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  return `${sign}${Math.abs(difference)}${unit === 'percent' ? ' %' : ''}`;
}

interface ComparisonProps {
  figure: ComparedFigure;
  unit: 'count' | 'percent';
  now: Date;
}

/** Compares with the same weekday a week before, until the same time. */
function Comparison({ figure, unit, now }: ComparisonProps) {
  const day = weekday.format(now);
  const { today, weekBefore } = figure;
  if (unit === 'percent' && weekBefore === 0) return <>nothing last {day} by now</>;
  return (
    <>
      <span className={today > weekBefore ? 'text-success' : today < weekBefore ? 'text-warning' : ''}>
        {describeDifference(figure, unit)}
      </span>{' '}
      on last {day} by now
    </>
  );
}

function Unpaid({ count, expiringToday }: Dashboard['unpaid']) {
  if (expiringToday > 0) {
    return (
      <span className="text-warning">
        {expiringToday === 1 ? '1 runs out tonight' : `${expiringToday} run out tonight`}
      </span>
    );
  }
  return <>{count === 1 ? 'one order' : `${count} orders`}, none runs out tonight</>;
}

type FiguresProps = Pick<Dashboard, 'now' | 'day' | 'ordersPlaced' | 'received' | 'unpaid' | 'monthlyTax'>;

/** The figures of today. */
export function Figures({ now, day, ordersPlaced, received, unpaid, monthlyTax }: FiguresProps) {
  return (
    <dl className="grid auto-cols-fr grid-cols-2 gap-grout max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-flow-col lg:grid-cols-none">
      <Figure label="Orders" value={String(ordersPlaced.today)}>
        <Comparison figure={ordersPlaced} unit="count" now={now} />
      </Figure>
      <Figure label={`Taken, with ${site.tax.name}`} value={formatRoundedAmount(received.today)}>
        <Comparison figure={received} unit="percent" now={now} />
      </Figure>
      <Figure label="Not paid yet" value={formatRoundedAmount(unpaid.amount)}>
        <Unpaid {...unpaid} />
      </Figure>
      {monthlyTax && (
        <Figure
          label={`${site.tax.name} of ${monthName.format(new Date(monthlyTax.month))}`}
          value={formatRoundedAmount(monthlyTax.amount)}
        >
          {monthlyTax.month === getMonth(day) && 'so far, '}
          due {dueDay.format(new Date(monthlyTax.dueOn))}
        </Figure>
      )}
    </dl>
  );
}
