import { eventMoments } from '~/content/products/hackmatrix-content';
import { buildTilePath, listTiles } from '~/ui/charts/tile-path';

const startsAt = 17;
const length = 48;
const dayOffset = { Friday: 0, Saturday: 24, Sunday: 48 } as const;

/** Hours since the start of the event, for "Saturday, 10:00" 17. */
const activeHours = new Set(
  eventMoments.map(({ day, time }) => dayOffset[day] + Math.floor(Number.parseInt(time, 10)) - startsAt),
);

const FILLS = ['fill-glaze-vermilion', 'fill-tile-1', 'fill-tile-3'] as const;
const hours = listTiles(0, length);

function chooseFill(hour: number): (typeof FILLS)[number] {
  if (activeHours.has(hour)) return 'fill-glaze-vermilion';
  return (hour + startsAt) % 24 < 7 ? 'fill-tile-1' : 'fill-tile-3';
}

/**
 * One tile for each of the 48 hours; hours in which the software acts are glazed. The list below has the same
 * information as text.
 */
export function EventHoursStrip() {
  return (
    <svg viewBox="0 0 1152 24" aria-hidden="true" className="mt-10 hidden w-full sm:block">
      {FILLS.map((fill) => (
        <path
          key={fill}
          d={buildTilePath(
            hours.filter((hour) => chooseFill(hour) === fill),
            { columns: length, pitch: 24, width: 22, height: 24 },
          )}
          className={fill}
        />
      ))}
    </svg>
  );
}
