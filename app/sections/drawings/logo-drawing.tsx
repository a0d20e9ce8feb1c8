import { quarter, square } from '~/ui/art/tile-shapes';

const SIDE = 11;
const PITCH = 13;

interface LogoDrawingProps {
  /** The coloured tile: in its place, not there, or in its place and once more beside it. */
  tile: 'set' | 'missing' | 'repeated';
  className: string;
}

/** The four tiles of the logo. A dashed line is a tile that is not set. */
export function LogoDrawing({ tile, className }: LogoDrawingProps) {
  const isRepeated = tile === 'repeated';
  return (
    <svg viewBox={`0 0 ${isRepeated ? 37 : 24} 24`} className={className} aria-hidden="true">
      <path className="fill-tile-2" d={square(0, 0, SIDE)} />
      {tile !== 'missing' && <path className="fill-glaze-jade" d={quarter(PITCH, 0, SIDE, 3)} />}
      {tile !== 'set' && (
        <path
          d={quarter((isRepeated ? 2 : 1) * PITCH + 0.25, 0.25, SIDE - 0.5, 3)}
          fill="none"
          stroke="var(--color-border-strong)"
          strokeWidth="0.25"
          strokeDasharray="0.75 0.75"
        />
      )}
      <path className="fill-tile-3" d={quarter(0, PITCH, SIDE, 1)} />
      <path className="fill-tile-2" d={square(PITCH, PITCH, SIDE)} />
    </svg>
  );
}
