import { lakhToPaise, type OpenRole } from '~/content/careers/open-role';

/** The ruler begins at nothing and ends here, in lakh rupees a year: so that lengths may be compared. */
export const PAY_AXIS_MAX = 36;

/** A lakh is so many units of the drawing wide, the last of them grout. */
export const PAY_AXIS_UNIT = 10;
const GROUT = 0.8;

/** Named on the ruler. */
export const PAY_AXIS_TICKS = [0, 6, 12, 18, 24, 30, 36] as const;

/** The narrowest thing that can be seen, for pay that has no range. */
const LEAST = 2.4;

/**
 * The tiles from `from` to `to` as path data, `height` units high: one for each lakh, cut where the range begins and ends
 * within one.
 */
export function payTiles({ from, to }: OpenRole['pay'], height: number): string {
  const first = (from / lakhToPaise(1)) * PAY_AXIS_UNIT;
  const last = Math.max((to / lakhToPaise(1)) * PAY_AXIS_UNIT, first + LEAST);
  const tiles: string[] = [];
  for (let tile = Math.floor(first / PAY_AXIS_UNIT); tile * PAY_AXIS_UNIT < last; tile++) {
    const start = Math.max(first, tile * PAY_AXIS_UNIT);
    const end = Math.min(last, (tile + 1) * PAY_AXIS_UNIT - GROUT);
    if (end > start) tiles.push(`M${round(start)} 0h${round(end - start)}v${height}h-${round(end - start)}z`);
  }
  return tiles.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
