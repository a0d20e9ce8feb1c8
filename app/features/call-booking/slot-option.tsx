import type { ComponentProps } from 'react';
import {
  formatLongDay,
  formatStartTime,
  formatTimeSpan,
  formatTimeZone,
} from '~/sections/format/format-call-time';

interface SlotOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> {
  startsAt: string;
  /** Length of the call. */
  minutes: number;
  timeZone: string;
  isFree: boolean;
}

/**
 * Radio button of a slot; disabled when it is booked. CSS shows the details of the selected one in `SelectedSlot`,
 * without JavaScript.
 */
export function SlotOption({ startsAt, minutes, timeZone, isFree, ...rest }: SlotOptionProps) {
  return (
    <label className="slot-tile">
      <input {...rest} type="radio" name="startsAt" value={startsAt} disabled={!isFree} className="sr-only" />
      <span className="tabular-nums">{formatStartTime(startsAt, timeZone)}</span>
      {!isFree && <span className="sr-only"> taken</span>}
      {isFree && (
        <span className="slot-summary">
          <span className="font-display text-h3 font-semibold">{formatLongDay(startsAt, timeZone)}</span>
          <span>
            {formatTimeSpan({ startsAt: new Date(startsAt), minutes }, timeZone)}, by the clock in{' '}
            {formatTimeZone(timeZone)}
          </span>
        </span>
      )}
    </label>
  );
}
