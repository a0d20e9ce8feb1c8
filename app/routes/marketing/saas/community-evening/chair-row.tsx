import { sampleEvening } from '~/content/products/community-evening-content';
import { dot, square } from '~/ui/art/tile-shapes';

const SIDE = 20;
const PITCH = 22;
/** Between the chairs and those who wait. */
const GAP = 14;
const MAX_WAITING = 3;
const WIDTH = (sampleEvening.seats + MAX_WAITING) * PITCH + GAP;

const buildChairs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => square((from + index) * PITCH, 0, SIDE)).join('');

interface ChairRowProps {
  taken: number;
  waiting: number;
}

/** A square for each chair, marigold when it is taken; a dot for each person who waits. */
export function ChairRow({ taken, waiting }: ChairRowProps) {
  const { seats } = sampleEvening;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${SIDE}`} aria-hidden="true" className="block w-full">
      <path className="fill-glaze-marigold" d={buildChairs(0, taken)} />
      <path className="fill-tile-2" d={buildChairs(taken, seats)} />
      {Array.from({ length: waiting }, (_, index) => seats * PITCH + GAP + index * PITCH).map((x) => (
        <path key={x} className="fill-tile-3" d={dot(x, 0, SIDE)} />
      ))}
    </svg>
  );
}
