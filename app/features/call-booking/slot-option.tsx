import type { ComponentProps } from 'react';
import { formatLongDay, formatStartTime, formatTimeSpan, formatTimeZone } from './format-call-time';

interface SlotOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> {
  startsAt: string;
  zone: string;
  isFree: boolean;
}

/**
 * A half hour that can be chosen, or a gap where somebody else was first. Chosen, it is said once more on the bed beside
 * the button: by style alone, so that it needs no script.
 */
export function SlotOption({ startsAt, zone, isFree, ...rest }: SlotOptionProps) {
  return (
    <label className="slot-tile">
      <input {...rest} type="radio" name="startsAt" value={startsAt} disabled={!isFree} className="sr-only" />
      <span className="tabular-nums">{formatStartTime(startsAt, zone)}</span>
      {!isFree && <span className="sr-only"> taken</span>}
      {isFree && (
        <span className="slot-said">
          <span className="font-display text-h3 font-semibold">{formatLongDay(startsAt, zone)}</span>
          <span>
            {formatTimeSpan(startsAt, zone)}, by the clock in {formatTimeZone(zone)}
          </span>
        </span>
      )}
    </label>
  );
}
