import { convertLakhToPaise, type OpenRole } from '~/content/careers/open-role';

/** Width of a lakh in units of the drawing, with the grout after it. */
export const PAY_AXIS_UNIT = 10;
const GROUT = 0.8;

/** Labels of the axis, in lakh. */
export const PAY_AXIS_TICKS = [0, 6, 12, 18, 24, 30, 36] as const;

/** Minimum width of the bar, for pay without a range. */
const MIN_PAY_WIDTH = 2.4;

/**
 * SVG path data of the tiles from `from` to `to`, `height` units high: one for each lakh, cut where the range starts or
 * ends within one.
 */
export function buildPayTiles({ from, to }: OpenRole['pay'], height: number): string {
  const first = (from / convertLakhToPaise(1)) * PAY_AXIS_UNIT;
  const last = Math.max((to / convertLakhToPaise(1)) * PAY_AXIS_UNIT, first + MIN_PAY_WIDTH);
  const tiles: string[] = [];
  for (let tile = Math.floor(first / PAY_AXIS_UNIT); tile * PAY_AXIS_UNIT < last; tile++) {
    const start = Math.max(first, tile * PAY_AXIS_UNIT);
    const end = Math.min(last, (tile + 1) * PAY_AXIS_UNIT - GROUT);
    if (end > start) tiles.push(`M${round(start)} 0h${round(end - start)}v${height}h-${round(end - start)}z`);
  }
  return tiles.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
