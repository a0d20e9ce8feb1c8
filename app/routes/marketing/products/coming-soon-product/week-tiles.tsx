import { BRIDGE_WEEKS, type BridgeStep } from '~/content/products/bridge-weeks';
import { square } from '~/ui/art/tile-shapes';

const SIDE = 11;
const PITCH = 12;
/** The gap between the weeks and what is before and after them. */
const GAP = 4;
const LAST = BRIDGE_WEEKS + 1;

const findX = (column: number) => column * PITCH + (column > 0 ? GAP : 0) + (column === LAST ? GAP : 0);

const columns = Array.from({ length: LAST + 1 }, (_, column) => column);

const drawColumns = (isDrawn: (column: number) => boolean) =>
  columns
    .filter(isDrawn)
    .map((column) => square(findX(column), 0, SIDE))
    .join('');

/** A row of ten tiles: one before the weeks, the eight weeks, one after them. Those of the step are glazed. */
export function WeekTiles({ step: [first, last] }: { step: BridgeStep['columns'] }) {
  const isInStep = (column: number) => column >= first && column <= last;
  return (
    <svg viewBox={`0 0 ${findX(LAST) + SIDE} ${SIDE}`} aria-hidden="true" className="block w-full">
      <path d={drawColumns((column) => !isInStep(column))} className="fill-tile-2" />
      <path d={drawColumns(isInStep)} className="fill-glaze-peacock" />
      {columns.slice(1, LAST).map((week) => (
        <text
          key={week}
          x={findX(week) + 1.6}
          y={SIDE - 1.8}
          fontSize="4"
          className={isInStep(week) ? 'fill-glaze-ink font-semibold' : 'fill-muted'}
        >
          {week}
        </text>
      ))}
    </svg>
  );
}
