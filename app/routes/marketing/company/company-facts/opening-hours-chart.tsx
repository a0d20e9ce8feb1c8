import { site } from '~site';
import { CHART_FIRST_HOUR, CHART_LAST_HOUR, listOpeningDays } from './opening-hours-by-day';

const week = listOpeningDays(site);
const pitch = 12;

/** One row for each day and one tile for each half hour. The text at the end of the row says the same. */
export function OpeningHoursChart() {
  return (
    <div>
      <ul className="grid gap-grout">
        {week.map(({ name, hoursText, halfHours }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 sm:grid-cols-[6.5rem_1fr_7.5rem]"
          >
            <span className="font-semibold">{name}</span>
            <svg
              viewBox={`0 0 ${halfHours.length * pitch - 1} ${pitch + 1}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-6 w-full max-sm:order-last max-sm:col-span-2 max-sm:mb-2 md:h-8"
            >
              {halfHours.map(({ at, open }, step) => (
                <rect
                  key={at}
                  x={step * pitch}
                  width={pitch - 1}
                  height={pitch + 1}
                  className={open ? 'fill-glaze-marigold' : 'fill-tile-1'}
                />
              ))}
            </svg>
            <span className="text-sm text-muted tabular-nums sm:text-end">{hoursText}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        Drawn from {CHART_FIRST_HOUR}:00 to {CHART_LAST_HOUR}:00, {site.openingHours.timeZoneLabel}. Telephone{' '}
        <a
          href={site.phone.href}
          className="inline-flex min-h-6 items-center text-text underline underline-offset-4"
        >
          {site.phone.display}
        </a>
      </p>
    </div>
  );
}
