import { scheduleKindTexts } from '~/content/services/hackathon-content';
import type { ScheduleEntry, ScheduleKind } from '~/domain/services/hackathon-schedule';
import { square, triangle } from '~/ui/art/tile-shapes';

/** Colour of each kind of hour, in the wall and in the list. */
export const KIND_FILLS: Readonly<Record<ScheduleKind, string>> = {
  work: 'fill-glaze-jade',
  meal: 'fill-glaze-marigold',
  judging: 'fill-glaze-vermilion',
  talk: 'fill-text',
  rest: 'fill-tile-3',
};

const HOURS = 24;
const SIDE = 20;
const PITCH = 21;
const HALF_HOUR = 30;

const KINDS = ['talk', 'work', 'meal', 'judging', 'rest'] as const satisfies readonly ScheduleKind[];

/** The kind at a minute of a day. Outside the schedule the hall is closed. */
const findKind = (entries: readonly ScheduleEntry[], minute: number) =>
  entries.find(({ start, end }) => start <= minute && minute < end)?.kind;

/** One path for all tiles of a kind. An hour with two kinds is cut into two triangles. */
function buildPath(entries: readonly ScheduleEntry[], kind: ScheduleKind | undefined): string {
  return Array.from({ length: HOURS }, (_, hour) => {
    const x = hour * PITCH;
    const first = findKind(entries, hour * 60);
    const second = findKind(entries, hour * 60 + HALF_HOUR);
    if (first === kind && second === kind) return square(x, 0, SIDE);
    if (first === kind) return triangle(x, 0, SIDE, 0);
    return second === kind ? triangle(x, 0, SIDE, 2) : '';
  }).join('');
}

interface HourGridProps {
  schedule: readonly ScheduleEntry[];
  dayNames: readonly string[];
}

/** The event as a grid: a row for each day, a tile for each hour. */
export function HourGrid({ schedule, dayNames }: HourGridProps) {
  const used = KINDS.filter((kind) => schedule.some((entry) => entry.kind === kind));
  return (
    <figure>
      <div className="grid gap-3">
        {dayNames.map((name, day) => {
          const entries = schedule.filter((entry) => entry.day === day);
          return (
            <div key={name}>
              <p className="mb-1.5 text-sm font-semibold">{name}</p>
              <svg viewBox={`0 0 ${HOURS * PITCH - 1} ${SIDE}`} aria-hidden="true" className="block w-full">
                <path d={buildPath(entries, undefined)} className="fill-tile-1" />
                {used.map((kind) => (
                  <path key={kind} d={buildPath(entries, kind)} className={KIND_FILLS[kind]} />
                ))}
              </svg>
            </div>
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-muted tabular-nums">
        <span>00:00</span>
        <span>06:00</span>
        <span>12:00</span>
        <span>18:00</span>
        <span>24:00</span>
      </p>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
        {used.map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true" className={KIND_FILLS[kind]}>
              <path d={square(0, 0, 10)} />
            </svg>
            {scheduleKindTexts[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
