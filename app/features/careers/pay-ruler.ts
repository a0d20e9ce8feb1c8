import { lakh, type OpenRole } from '~/content/roles/types';

/** The ruler begins at nothing and ends here, in lakh rupees a year: so that lengths may be compared. */
export const RULER_TOP = 36;

/** A lakh is so many units of the drawing wide, the last of them grout. */
export const UNIT = 10;
const GROUT = 0.8;

/** Named on the ruler. */
export const RULER_MARKS = [0, 6, 12, 18, 24, 30, 36] as const;

/** The narrowest thing that can be seen, for pay that has no range. */
const LEAST = 2.4;

/**
 * The tiles from `from` to `to` as path data, `height` units high: one for each lakh, cut where the range begins and ends
 * within one.
 */
export function payTiles({ from, to }: OpenRole['pay'], height: number): string {
  const first = (from / lakh(1)) * UNIT;
  const last = Math.max((to / lakh(1)) * UNIT, first + LEAST);
  const tiles: string[] = [];
  for (let tile = Math.floor(first / UNIT); tile * UNIT < last; tile++) {
    const start = Math.max(first, tile * UNIT);
    const end = Math.min(last, (tile + 1) * UNIT - GROUT);
    if (end > start) tiles.push(`M${round(start)} 0h${round(end - start)}v${height}h-${round(end - start)}z`);
  }
  return tiles.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
