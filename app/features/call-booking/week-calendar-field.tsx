import clsx from 'clsx';
import type { SlotDay } from '~/domain/contact/call-slots';
import { formatDayHeading } from '~/sections/format/format-call-time';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { SlotOption } from './slot-option';

export const CALENDAR_ERROR_ID = 'starts-at-error';

interface WeekCalendarFieldProps {
  /** Id of the first free slot. */
  id: string;
  days: readonly SlotDay[];
  /** Length of a call. */
  slotMinutes: number;
  timeZone: string;
  selectedStart: string | undefined;
  /** Error of the selection. The page shows it above, in the element `CALENDAR_ERROR_ID`. */
  error: string | undefined;
  /** Links to the weeks before and after. */
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** Splits the slots of a day where one does not directly follow the other: before and after lunch. */
function splitAtLunch(slots: SlotDay['slots'], slotMinutes: number): SlotDay['slots'][] {
  const afterLunch = slots.findIndex(({ startsAt }, index) => {
    const previous = slots[index - 1];
    return previous && Date.parse(startsAt) - Date.parse(previous.startsAt) > slotMinutes * 60_000;
  });
  return afterLunch > 0 ? [slots.slice(0, afterLunch), slots.slice(afterLunch)] : [slots];
}

/** A week of slots: a column for each day, a radio button for each slot. */
export function WeekCalendarField({
  id,
  days,
  slotMinutes,
  timeZone,
  selectedStart,
  error,
  previousHref,
  nextHref,
}: WeekCalendarFieldProps) {
  const firstOpenDay = days.findIndex(({ slots }) => slots.length > 0);
  const firstFree = days.flatMap(({ slots }) => slots).find(({ isFree }) => isFree)?.startsAt;
  return (
    <fieldset aria-describedby={error ? CALENDAR_ERROR_ID : undefined}>
      <legend className="sr-only">When</legend>
      <div className="grid gap-x-grout gap-y-8 lg:grid-cols-5">
        {days.map(({ day, holiday, slots }, index) => {
          const { weekday, date } = formatDayHeading(day);
          return (
            <section
              key={day}
              aria-label={`${weekday}, ${date}`}
              className={clsx(
                'grid grid-rows-[auto_1fr] gap-grout',
                // On a phone the days are below each other: the first one is the first with a time.
                index < firstOpenDay && 'max-lg:hidden',
              )}
            >
              <p className="flex items-baseline justify-between gap-3 pe-3 pb-2">
                <span className="font-display text-h3 font-semibold">{weekday}</span>
                <span className="text-sm text-muted tabular-nums">{date}</span>
              </p>
              {slots.length === 0 && (
                <p className="grid place-items-center rounded-tile bg-bg-sunk p-3 text-center text-sm text-muted lg:min-h-full">
                  {holiday ?? 'Too soon, or past'}
                </p>
              )}
              <div className="grid content-start gap-3">
                {splitAtLunch(slots, slotMinutes).map((half) => (
                  <div
                    key={half[0]?.startsAt}
                    className="grid grid-cols-3 gap-grout sm:grid-cols-5 lg:grid-cols-1"
                  >
                    {half.map(({ startsAt, isFree }) => (
                      <SlotOption
                        key={startsAt}
                        id={startsAt === firstFree ? id : undefined}
                        startsAt={startsAt}
                        minutes={slotMinutes}
                        timeZone={timeZone}
                        isFree={isFree}
                        defaultChecked={isFree && startsAt === selectedStart}
                        autoFocus={Boolean(error) && startsAt === firstFree}
                      />
                    ))}
                  </div>
                ))}
              </div>
            </section>
          );
        })}
      </div>
      <p className="mt-6 flex flex-wrap gap-grout">
        {previousHref && (
          <LinkButton href={previousHref} variant="quiet">
            <Icon name="arrow-left" />
            Previous week
          </LinkButton>
        )}
        {nextHref && (
          <LinkButton href={nextHref} variant="quiet">
            Next week
            <Icon name="arrow-right" />
          </LinkButton>
        )}
      </p>
    </fieldset>
  );
}

/** Place beside the submit button where CSS moves the details of the selected slot. */
export function SelectedSlot() {
  return (
    <div className="selected-slot">
      <p>Your chosen time appears here.</p>
    </div>
  );
}
