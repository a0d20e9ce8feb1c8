import { quarter, square } from '~/ui/art/tile-shapes';

const SIDE = 11;
const AFTER_GROUT = 13;

/** The logo, complete for a genuine document. Of an unknown one, its glazed tile is missing. */
export const VerificationDrawing = ({ isGenuine }: { isGenuine: boolean }) => (
  <svg viewBox="0 0 24 24" className="w-full max-w-80" aria-hidden="true">
    <path className="fill-tile-2" d={square(0, 0, SIDE)} />
    {isGenuine ? (
      <path className="fill-glaze-jade" d={quarter(AFTER_GROUT, 0, SIDE, 3)} />
    ) : (
      <path
        d={quarter(AFTER_GROUT + 0.25, 0.25, SIDE - 0.5, 3)}
        fill="none"
        stroke="var(--color-border-strong)"
        strokeWidth="0.25"
        strokeDasharray="0.75 0.75"
      />
    )}
    <path className="fill-tile-3" d={quarter(0, AFTER_GROUT, SIDE, 1)} />
    <path className="fill-tile-2" d={square(AFTER_GROUT, AFTER_GROUT, SIDE)} />
  </svg>
);
