import { hackathonContent, scheduleTexts } from '~/content/services/hackathon-content';
import type { HackathonRequest } from '~/domain/services/hackathon-form';
import type { HackathonDays, ScheduleEntry } from '~/domain/services/hackathon-schedule';
import { square } from '~/ui/art/tile-shapes';
import { listDayNames } from './day-names';
import { KIND_FILLS } from './hour-grid';

const COLUMNS: Readonly<Record<HackathonDays, string>> = {
  1: 'lg:grid-cols-2',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
};

/** "09:30" of minutes since midnight; midnight at the end of a day is "24:00". */
const formatHour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface ScheduleDaysProps {
  request: HackathonRequest;
  schedule: readonly ScheduleEntry[];
}

/** The schedule hour by hour, a column for each day. */
export function ScheduleDays({ request, schedule }: ScheduleDaysProps) {
  // The note stands only at the first of several entries.
  const isOnline = request.format === 'online';
  return (
    <section aria-labelledby="hours-title" className="wrap section print:break-inside-avoid">
      <h2 id="hours-title">{hackathonContent.scheduleHeadline}</h2>
      <div className={`mt-8 grid gap-x-10 gap-y-12 ${COLUMNS[request.days]}`}>
        {listDayNames(request.days, request.from).map((name, day) => (
          <div key={name}>
            <h3>{name}</h3>
            <ol className="mt-4 grid gap-grout">
              {schedule
                .filter((entry) => entry.day === day)
                .map(({ id, kind, start, end }) => {
                  const texts = scheduleTexts[id];
                  const { title, note } = (isOnline && texts.online) || texts;
                  const isFirst = schedule.find((entry) => entry.id === id)?.start === start;
                  return (
                    <li
                      key={start}
                      className="grid grid-cols-[6rem_1fr] gap-x-4 rounded-tile bg-surface px-4 py-3"
                    >
                      <span className="text-sm text-muted tabular-nums">
                        {formatHour(start)}–{formatHour(end)}
                      </span>
                      <span>
                        <span className="flex items-center justify-between gap-2 font-semibold">
                          {title}
                          <svg
                            viewBox="0 0 10 10"
                            width="12"
                            height="12"
                            aria-hidden="true"
                            className={KIND_FILLS[kind]}
                          >
                            <path d={square(0, 0, 10)} />
                          </svg>
                        </span>
                        {isFirst && <span className="block text-sm text-muted">{note}</span>}
                      </span>
                    </li>
                  );
                })}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
