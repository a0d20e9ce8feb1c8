import { chooseUnit, type IntervalUnit } from '~/domain/revenue/report-intervals';
import type { RevenueInterval, RevenueReport } from '~/domain/revenue/revenue-report';
import { ChartTable } from '~/sections/admin/chart-table';
import { formatAmount, formatRoundedAmount } from '~/sections/format/format-amount';
import { formatMonth } from '~/sections/format/format-date';
import { formatInterval } from './format-period';

/** Rows of tiles of the highest column. */
const ROWS = 8;

const TITLES: Readonly<Record<IntervalUnit, string>> = {
  day: 'By day',
  week: 'By week',
  month: 'By month',
};

const HEADS: Readonly<Record<IntervalUnit, string>> = { day: 'Day', week: 'Week', month: 'Month' };

interface ColumnsProps {
  intervals: readonly RevenueInterval[];
  format: (interval: RevenueInterval) => string;
}

/** A column of tiles for each interval; what was credited is its pale top. The table below it says the same in figures. */
function Columns({ intervals, format }: ColumnsProps) {
  const most = Math.max(1, ...intervals.map(({ invoiced }) => invoiced));
  const rows = Array.from({ length: ROWS - 1 }, (_, index) => index + 1);
  return (
    <div aria-hidden="true">
      <svg
        viewBox={`0 0 ${intervals.length} ${ROWS}`}
        preserveAspectRatio="none"
        className="block h-44 w-full xl:h-64"
        aria-hidden="true"
      >
        {intervals.map((interval, index) => {
          const { from, invoiced, credited, revenue } = interval;
          const whole = (invoiced / most) * ROWS;
          const rest = (Math.max(0, revenue) / most) * ROWS;
          return (
            <g key={from}>
              <title>{`${format(interval)}: ${formatAmount(revenue)}${credited > 0 ? `, after ${formatAmount(credited)} credited` : ''}`}</title>
              <rect x={index} width="1" height={ROWS} className="fill-transparent hover:fill-raised" />
              <rect x={index + 0.08} y={ROWS - 0.06} width="0.84" height="0.06" className="fill-tile-3" />
              <rect x={index + 0.08} y={ROWS - whole} width="0.84" height={whole} className="fill-tile-3" />
              <rect
                x={index + 0.08}
                y={ROWS - rest}
                width="0.84"
                height={rest}
                className="fill-glaze-peacock"
              />
            </g>
          );
        })}
        <path
          d={rows.map((row) => `M0 ${row}H${intervals.length}`).join('')}
          className="fill-none stroke-surface"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1.5 flex justify-between text-xs text-muted">
        {[intervals[0], intervals.at(-1)].map((interval, index) => (
          <span key={index === 0 ? 'first' : 'last'}>{interval && format(interval)}</span>
        ))}
      </p>
    </div>
  );
}

/** The revenue of each day, week or month of the period, as tiles and as a table. */
export function RevenueColumns({ period, intervals }: Pick<RevenueReport, 'period' | 'intervals'>) {
  const unit = chooseUnit(period);
  const format = (interval: RevenueInterval) =>
    unit === 'month' ? formatMonth(interval.from) : formatInterval(interval);
  const best = intervals.reduce((most, each) => (each.revenue > most.revenue ? each : most));
  const hasCredits = intervals.some(({ credited }) => credited > 0);
  return (
    <figure className="grid content-start gap-3.5 rounded-tile bg-surface p-4 lg:p-4.5">
      <figcaption>
        <h2 className="text-panel">{TITLES[unit]}</h2>
        <p className="mt-0.5 text-xs text-muted">
          Most: {format(best)} with {formatRoundedAmount(best.revenue)}.
          {hasCredits && ' The pale part was credited.'}
        </p>
      </figcaption>
      <Columns intervals={intervals} format={format} />
      <ChartTable
        caption={`Revenue ${TITLES[unit].toLowerCase()}, the latest first`}
        heads={[HEADS[unit], 'Invoiced', 'Credited', 'Revenue']}
        rows={intervals.toReversed().map((interval) => ({
          key: interval.from,
          head: format(interval),
          cells: [interval.invoiced, interval.credited, interval.revenue].map(formatAmount),
        }))}
      />
    </figure>
  );
}
