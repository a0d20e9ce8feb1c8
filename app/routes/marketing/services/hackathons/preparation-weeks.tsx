import { hackathonContent, preparationSteps } from '~/content/services/hackathon-content';
import type { HackathonRequest } from '~/domain/services/hackathon-form';
import { addDays } from '~/domain/time/wall-clock';
import { formatDate } from '~/sections/format/format-date';

const DAYS_TO_REPORT = 10;

/** "12 weeks before", or the day itself when the event has a date. */
function formatWhen(weeksBefore: number, { from, days }: HackathonRequest): string {
  const isAfter = weeksBefore < 0;
  if (from === undefined) {
    if (isAfter) return `${DAYS_TO_REPORT} days after`;
    return weeksBefore === 1 ? 'The week before' : `${weeksBefore} weeks before`;
  }
  return formatDate(isAfter ? addDays(from, days - 1 + DAYS_TO_REPORT) : addDays(from, -7 * weeksBefore));
}

export function PreparationWeeks({ request }: { request: HackathonRequest }) {
  return (
    <section aria-labelledby="weeks-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="weeks-title">{hackathonContent.preparationHeadline}</h2>
        <p className="text-muted">{hackathonContent.preparationLead}</p>
      </div>
      <ol className="mt-8 grid gap-grout">
        {preparationSteps.map(({ id, weeksBefore, title, text }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-8 gap-y-1 rounded-tile bg-surface px-4 py-4 sm:grid-cols-[14rem_1fr] md:px-6"
          >
            <span className="text-muted tabular-nums">{formatWhen(weeksBefore, request)}</span>
            <span>
              <span className="font-semibold">{title}.</span> <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
