import { square } from '~/ui/art/tile-shapes';

const SIDE = 10;
const PITCH = 11;

const buildTiles = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => square((from + index) * PITCH, 0, SIDE)).join('');

/** A proper fraction like `7/12` as a row of tiles. Any other text has no drawing. */
export function FractionBar({ text }: { text: string }) {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const parts = Number(top);
  const whole = Number(bottom);
  if (!(parts < whole)) return null;
  return (
    <svg
      viewBox={`0 0 ${whole * PITCH - 1} ${SIDE}`}
      aria-hidden="true"
      className="block h-4 w-full"
      preserveAspectRatio="none"
    >
      <path d={buildTiles(0, parts)} className="fill-glaze-peacock" />
      <path d={buildTiles(parts, whole)} className="fill-tile-3" />
    </svg>
  );
}
