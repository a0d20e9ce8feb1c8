import clsx from 'clsx';
import type { DrawingName } from '~/content/help/help-article';
import { dot, square } from '~/ui/art/tile-shapes';
import { tileMaps } from './tile-maps';

const SIDE = 20;
const PITCH = 22;

const FILLS: Readonly<Record<string, string>> = {
  '-': 'fill-border',
  '=': 'fill-border-strong',
  c: 'fill-text',
  v: 'fill-glaze-vermilion',
  m: 'fill-glaze-marigold',
  p: 'fill-glaze-peacock',
  i: 'fill-glaze-indigo',
  j: 'fill-glaze-jade',
  g: 'fill-glaze-gulal',
};

/** All tiles of one kind as one path, so that a drawing has few elements. */
function buildPath(map: readonly string[], tileKind: string): string {
  const shape = /[A-Z]/.test(tileKind) ? dot : square;
  return map
    .flatMap((row, y) =>
      [...row].map((tile, x) => (tile === tileKind ? shape(x * PITCH, y * PITCH, SIDE) : '')),
    )
    .join('');
}

interface TileDrawingProps {
  name: DrawingName;
  className?: string;
}

/** A small drawing made of tiles. Decorative: its caption describes it. */
export function TileDrawing({ name, className }: TileDrawingProps) {
  const map = tileMaps[name];
  const columns = Math.max(...map.map((row) => row.length));
  const tileKinds = [...new Set(map.join(''))].filter((tileKind) => tileKind !== '.');
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - PITCH + SIDE} ${map.length * PITCH - PITCH + SIDE}`}
      aria-hidden="true"
      className={clsx('mx-auto w-full', className)}
    >
      {tileKinds.map((mark) => (
        <path key={mark} className={FILLS[mark.toLowerCase()]} d={buildPath(map, mark)} />
      ))}
    </svg>
  );
}
