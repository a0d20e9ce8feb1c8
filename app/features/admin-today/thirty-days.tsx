import { adminPaths } from '~/content/admin/admin-paths';
import { chooseTileAmount, countTiles, type Dashboard, MAX_TILES } from '~/domain/orders/dashboard';
import { ChartTable } from '~/sections/admin/chart-table';
import { formatAmount, formatRoundedAmount } from '~/sections/format/format-amount';
import { site } from '~site';

/** Side and grout of a tile, in pixels. */
const TILE = 18;
const PITCH = TILE + 2;
const HEIGHT = MAX_TILES * PITCH - 2;

const shortDay = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(site.language, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

type Days = Dashboard['days'];

function TileFill({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width="400" height={PITCH}>
      <rect width="400" height={TILE} className={className} />
    </pattern>
  );
}

/** A column of tiles for each day. The table below it says the same in figures. */
function TileColumns({ days, tileAmount }: { days: Days; tileAmount: number }) {
  return (
    <div aria-hidden="true">
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <TileFill id="tiles-past" className="fill-glaze-peacock" />
        <TileFill id="tiles-today" className="fill-glaze-vermilion" />
      </svg>
      <div className="grid auto-cols-fr grid-flow-col items-end gap-grout">
        {days.map(({ day, amount }, index) => {
          const tiles = countTiles(amount, tileAmount);
          const isToday = index === days.length - 1;
          return (
            <svg key={day} width="100%" height={HEIGHT} className="rounded-inner hover:bg-raised">
              <title>{`${longDay.format(new Date(day))}: ${formatAmount(amount)}`}</title>
              {tiles === 0 && <rect width="100%" y={HEIGHT - 2} height="2" className="fill-tile-3" />}
              <rect
                width="100%"
                y={HEIGHT + 2 - tiles * PITCH}
                height={tiles * PITCH}
                fill={isToday ? 'url(#tiles-today)' : 'url(#tiles-past)'}
              />
            </svg>
          );
        })}
      </div>
      <p className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{shortDay.format(new Date(days[0]?.day ?? 0))}</span>
        <span>Today</span>
      </p>
    </div>
  );
}

const sum = (days: Days) => days.reduce((total, { amount }) => total + amount, 0);

/** Sums of the days, so that the chart can be read without counting tiles. */
function Sums({ days }: { days: Days }) {
  const best = days.reduce((most, each) => (each.amount > most.amount ? each : most));
  const sums = [
    { label: 'Thirty days', amount: sum(days) },
    { label: 'Seven days', amount: sum(days.slice(-7)) },
    {
      label: best.amount > 0 ? `Best day, ${shortDay.format(new Date(best.day))}` : 'Best day',
      amount: best.amount,
    },
  ];
  return (
    <dl className="grid grid-cols-3 gap-grout">
      {sums.map(({ label, amount }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-tile bg-bg p-3">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-display text-[1.0625rem] font-semibold tabular-nums">
            {formatRoundedAmount(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What arrived in thirty days, as tiles and as a table. */
export function ThirtyDays({ days, hasReport }: { days: Days; hasReport: boolean }) {
  const tileAmount = chooseTileAmount(days.map(({ amount }) => amount));
  return (
    <figure className="grid content-start gap-3.5">
      <figcaption>
        <h2 className="text-panel">Thirty days</h2>
        <p className="mt-0.5 text-xs text-muted">
          One tile is {formatRoundedAmount(tileAmount)} taken. Today so far in vermilion.
        </p>
      </figcaption>
      <TileColumns days={days} tileAmount={tileAmount} />
      <Sums days={days} />
      {hasReport && (
        <p>
          <a href={adminPaths.revenue()} className="underline underline-offset-4 hover:text-text">
            Revenue by month, product and state
          </a>
        </p>
      )}
      <ChartTable
        caption="What arrived on each of the last thirty days, the latest first"
        heads={['Day', 'Taken']}
        rows={days.toReversed().map(({ day, amount }, index) => ({
          key: day,
          head: longDay.format(new Date(day)),
          isStrong: index === 0,
          cells: [formatAmount(amount)],
        }))}
      />
    </figure>
  );
}
