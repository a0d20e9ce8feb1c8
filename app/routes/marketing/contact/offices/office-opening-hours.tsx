import { officeHours } from '~/content/company/office-hours';
import { OPENING_HOURS_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { formatClockTime, formatOpeningDays } from '~/domain/time/format-opening-hours';
import type { ClosedDay, OpeningHours } from '~/domain/time/opening-hours';
import { formatDate } from '~/sections/format/format-date';
import { site } from '~site';

const { week, timeZone } = officeHours;
const openingHours: OpeningHours = { timeZone, week, closedDays: officeHours.closedDays };

/** The opening hours as text, with the coming closed days. The script adds whether the office is open now. */
export function OfficeOpeningHours({ closedDays }: { closedDays: readonly ClosedDay[] }) {
  return (
    <div className="mt-14 grid gap-grout lg:grid-cols-[7fr_5fr]">
      <div className="rounded-tile bg-surface p-5 md:p-8">
        <h3>Opening hours</h3>
        <p
          hidden
          {...{ [OPENING_HOURS_ATTRIBUTE]: JSON.stringify(openingHours) }}
          className="mt-6 max-w-[22ch] font-display text-h2 font-semibold"
        />
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 sm:gap-x-8">
          {week.map((span) => (
            <div key={span.opens} className="contents">
              <dt className="font-semibold">{formatOpeningDays(span, site.language)}</dt>
              <dd className="text-muted">
                {formatClockTime(span.opens, site.language)} to {formatClockTime(span.closes, site.language)}
              </dd>
            </div>
          ))}
          <div className="contents">
            <dt className="font-semibold">Sunday</dt>
            <dd className="text-muted">closed</dd>
          </div>
        </dl>
        <p className="mt-6 text-sm text-muted">
          By the clock in India ({site.openingHours.timeZoneLabel}). The telephone keeps the same hours:{' '}
          <a
            href={site.phone.href}
            className="inline-flex min-h-6 items-center text-text tabular-nums underline underline-offset-4"
          >
            {site.phone.display}
          </a>
        </p>
      </div>
      {closedDays.length > 0 && (
        <div className="rounded-tile bg-surface p-5 md:p-8">
          <h3>Closed on</h3>
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
            {closedDays.map(({ day, name }) => (
              <div key={day} className="contents">
                <dt className="text-end text-muted tabular-nums">{formatDate(day)}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
