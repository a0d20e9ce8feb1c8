import type { ComponentProps } from 'react';
import { timeIn } from './call-words';

interface SlotTileProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> {
  startsAt: string;
  zone: string;
  isFree: boolean;
}

/** A half hour that can be chosen, or a gap where somebody else was first. */
export function SlotTile({ startsAt, zone, isFree, ...rest }: SlotTileProps) {
  return (
    <label className="slot-tile">
      <input {...rest} type="radio" name="startsAt" value={startsAt} disabled={!isFree} className="sr-only" />
      <span className="tabular-nums">{timeIn(startsAt, zone)}</span>
      {!isFree && <span className="sr-only"> taken</span>}
    </label>
  );
}
