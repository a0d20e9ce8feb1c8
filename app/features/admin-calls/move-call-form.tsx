import { adminPaths } from '~/content/admin/admin-paths';
import type { SlotDay } from '~/domain/contact/call-slots';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { formatDayHeading, formatStartTime, indianTimeZone } from '~/sections/format/format-call-time';
import { FieldError } from '~/ui/forms/field-message';
import { Icon } from '~/ui/icons/icon';

const SECTION_ID = 'move';
const ERROR_ID = 'move-error';

interface MoveCallFormProps {
  leadId: string;
  /** The revision of the shown call. */
  revision: number;
  /** Its time now, which is left out. */
  startsAt: Date;
  /** The slots of one week. */
  week: { days: readonly SlotDay[]; previous?: string; next?: string };
  error: string | undefined;
}

/** A free time as a radio button that looks like a tile. */
function SlotRadio({ startsAt }: { startsAt: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-tile bg-raised px-3 tabular-nums hover:bg-control has-checked:bg-text has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link lg:min-h-9">
      <input type="radio" name="startsAt" value={startsAt} className="sr-only" />
      {formatStartTime(startsAt, indianTimeZone)}
    </label>
  );
}

function SlotDayRow({ day, holiday, slots, current }: SlotDay & { current: string }) {
  const { weekday, date } = formatDayHeading(day);
  const free = slots.filter(({ isFree, startsAt }) => isFree && startsAt !== current);
  return (
    <div className="grid gap-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <p className="sm:pt-2">
        <span className="font-semibold">{weekday}</span> <span className="text-xs text-muted">{date}</span>
      </p>
      {free.length > 0 ? (
        <div className="flex flex-wrap gap-grout">
          {free.map(({ startsAt }) => (
            <SlotRadio key={startsAt} startsAt={startsAt} />
          ))}
        </div>
      ) : (
        <p className="text-muted sm:pt-2">{holiday ?? 'Nothing free'}</p>
      )}
    </div>
  );
}

/** Moves a call to one of the free times that visitors could book as well. */
export function MoveCallForm({ leadId, revision, startsAt, week, error }: MoveCallFormProps) {
  const toWeek = (from: string) => `${adminPaths.call(leadId, `from=${from}`)}#${SECTION_ID}`;
  return (
    <section id={SECTION_ID} aria-labelledby="move-title" className="grid scroll-mt-20 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="move-title" className="text-panel">
          Move it
        </h2>
        <nav aria-label="Weeks with free times" className="flex gap-grout">
          {week.previous && (
            <ToolLink href={toWeek(week.previous)}>
              <Icon name="arrow-left" size={14} />
              Earlier
            </ToolLink>
          )}
          {week.next && (
            <ToolLink href={toWeek(week.next)}>
              Later
              <Icon name="arrow-right" size={14} />
            </ToolLink>
          )}
        </nav>
      </div>
      <form
        method="post"
        action={adminPaths.call(leadId)}
        noValidate
        data-send-once=""
        className="grid justify-items-start gap-4 rounded-tile bg-surface p-4 lg:p-5"
      >
        <input type="hidden" name="revision" value={revision} />
        <fieldset className="grid w-full gap-3" aria-describedby={error ? ERROR_ID : undefined}>
          <legend className="pb-2 text-muted">Free times, by the clock in India</legend>
          {week.days.map((day) => (
            <SlotDayRow key={day.day} {...day} current={startsAt.toISOString()} />
          ))}
        </fieldset>
        {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
        <ToolSubmit intent="move" variant="loud">
          Move the call
        </ToolSubmit>
        <p className="text-muted">The visitor gets both times by email, with a new calendar entry.</p>
      </form>
    </section>
  );
}
