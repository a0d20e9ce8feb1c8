import clsx from 'clsx';
import type { CallHours } from '~/domain/contact/call-hours';
import type { StaffCall } from '~/domain/contact/staff-call';
import { addDays, getWeekday, toWallClock } from '~/domain/time/wall-clock';
import { formatDayHeading } from '~/sections/format/format-call-time';
import { CallTile } from './call-tile';

interface CallWeekProps {
  /** ISO day of the Monday. */
  monday: string;
  calls: readonly StaffCall[];
  hours: CallHours;
  now: Date;
}

const COLUMNS: Readonly<Record<number, string>> = {
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
};

const FRIDAY = 5;

function describeEmptyDay(day: string, { week, closedDays }: CallHours): string {
  const closed = closedDays.find((entry) => entry.day === day);
  if (closed) return closed.name;
  return week.some(({ weekday }) => weekday === getWeekday(day)) ? 'Nothing booked' : 'No hours';
}

/** A week of calls: a column for each day, on narrow screens a list. A weekend without hours and calls is left out. */
export function CallWeek({ monday, calls, hours, now }: CallWeekProps) {
  const getDay = (moment: Date) => toWallClock(moment, hours.timeZone).day;
  const today = getDay(now);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    .map((day) => ({ day, calls: calls.filter(({ startsAt }) => getDay(startsAt) === day) }))
    .filter((entry) => {
      const weekday = getWeekday(entry.day);
      const hasHours = hours.week.some((open) => open.weekday === weekday);
      return weekday <= FRIDAY || hasHours || entry.calls.length > 0;
    });
  return (
    <div className={clsx('grid gap-x-grout gap-y-5', COLUMNS[days.length])}>
      {days.map((entry) => {
        const { weekday, date } = formatDayHeading(entry.day);
        const isToday = entry.day === today;
        return (
          <section
            key={entry.day}
            aria-label={`${weekday}, ${date}`}
            className="grid content-start gap-grout lg:min-h-96 lg:grid-rows-[auto_1fr]"
          >
            <h2
              className={clsx(
                'flex items-baseline justify-between gap-2 border-b-2 px-3 pb-1.5 font-sans text-sm tracking-normal',
                isToday ? 'border-primary' : 'border-border',
              )}
            >
              <span className="font-semibold">
                {weekday}
                {isToday && <span className="font-normal text-primary">, today</span>}
              </span>
              <span className="text-xs font-normal text-muted tabular-nums">{date}</span>
            </h2>
            {entry.calls.length > 0 ? (
              <ol className="grid content-start gap-grout rounded-tile lg:bg-bg-sunk">
                {entry.calls.map((call) => (
                  <CallTile key={call.leadId} call={call} now={now} />
                ))}
              </ol>
            ) : (
              <p className="rounded-tile bg-bg-sunk px-3 py-2.5 text-xs text-muted">
                {describeEmptyDay(entry.day, hours)}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
