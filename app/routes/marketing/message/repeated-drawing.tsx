import { quarter, square } from '~/ui/art/tile-shapes';

const SIDE = 11;
const PITCH = 13;

/** The logo with its glazed tile in place, and the same tile once more beside it, which is not set. */
export const RepeatedDrawing = () => (
  <svg viewBox="0 0 37 24" className="w-full max-w-96" aria-hidden="true">
    <path className="fill-tile-2" d={square(0, 0, SIDE)} />
    <path className="fill-glaze-jade" d={quarter(PITCH, 0, SIDE, 3)} />
    <path
      d={quarter(2 * PITCH + 0.25, 0.25, SIDE - 0.5, 3)}
      fill="none"
      stroke="var(--color-border-strong)"
      strokeWidth="0.25"
      strokeDasharray="0.75 0.75"
    />
    <path className="fill-tile-3" d={quarter(0, PITCH, SIDE, 1)} />
    <path className="fill-tile-2" d={square(PITCH, PITCH, SIDE)} />
  </svg>
);
