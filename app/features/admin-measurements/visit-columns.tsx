import { ChartTable } from '~/sections/admin/chart-table';
import { formatCount } from '~/sections/format/format-amount';
import { site } from '~site';

interface MeasuredDay {
  /** ISO date. */
  day: string;
  visits: number;
  views: number;
}

const longDay = new Intl.DateTimeFormat(site.language, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const shortDay = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Rows of tiles of the highest column. */
const ROWS = 8;

const formatDay = (day: string) => longDay.format(new Date(day));

/** A column of tiles for each day. The table below it says the same in figures. */
function Columns({ days }: { days: readonly MeasuredDay[] }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const rows = Array.from({ length: ROWS - 1 }, (_, index) => index + 1);
  return (
    <div aria-hidden="true">
      <svg
        viewBox={`0 0 ${days.length} ${ROWS}`}
        preserveAspectRatio="none"
        className="block h-44 w-full xl:h-64"
        aria-hidden="true"
      >
        {days.map(({ day, visits, views }, index) => {
          const height = (visits / most) * ROWS;
          return (
            <g key={day}>
              <title>{`${formatDay(day)}: ${visits} visits, ${views} page views`}</title>
              <rect x={index} width="1" height={ROWS} className="fill-transparent hover:fill-raised" />
              <rect
                x={index + 0.08}
                y={visits > 0 ? Math.min(ROWS - height, ROWS - 0.1) : ROWS - 0.06}
                width="0.84"
                height={visits > 0 ? Math.max(height, 0.1) : 0.06}
                className={
                  visits === 0
                    ? 'fill-tile-3'
                    : index === days.length - 1
                      ? 'fill-glaze-vermilion'
                      : 'fill-glaze-peacock'
                }
              />
            </g>
          );
        })}
        <path
          d={rows.map((row) => `M0 ${row}H${days.length}`).join('')}
          className="fill-none stroke-surface"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{shortDay.format(new Date(days[0]?.day ?? 0))}</span>
        <span>Today</span>
      </p>
    </div>
  );
}

/** Visits of each day, as tiles and as a table. */
export function VisitColumns({ days }: { days: readonly MeasuredDay[] }) {
  const best = days.reduce((most, each) => (each.visits > most.visits ? each : most));
  return (
    <figure className="grid content-start gap-3.5 rounded-tile bg-surface p-4 lg:p-4.5">
      <figcaption>
        <h2 className="text-panel">Visits by day</h2>
        <p className="mt-0.5 text-xs text-muted">
          Most on {formatDay(best.day)}: {formatCount(best.visits)}. Today so far in vermilion.
        </p>
      </figcaption>
      <Columns days={days} />
      <ChartTable
        caption="Visits and page views of each day, the latest first"
        heads={['Day', 'Visits', 'Page views']}
        rows={days.toReversed().map(({ day, visits, views }) => ({
          key: day,
          head: formatDay(day),
          cells: [formatCount(visits), formatCount(views)],
        }))}
      />
    </figure>
  );
}
