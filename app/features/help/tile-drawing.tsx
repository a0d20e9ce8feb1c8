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

/** All tiles of one kind as one path, so that a picture stays a handful of elements. */
function pathOf(map: readonly string[], mark: string): string {
  const shape = /[A-Z]/.test(mark) ? dot : square;
  return map
    .flatMap((row, y) => [...row].map((tile, x) => (tile === mark ? shape(x * PITCH, y * PITCH, SIDE) : '')))
    .join('');
}

interface TileDrawingProps {
  name: DrawingName;
  className?: string;
}

/** A small picture laid of tiles. What it shows is said by its caption. */
export function TileDrawing({ name, className }: TileDrawingProps) {
  const map = tileMaps[name];
  const columns = Math.max(...map.map((row) => row.length));
  const marks = [...new Set(map.join(''))].filter((mark) => mark !== '.');
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - PITCH + SIDE} ${map.length * PITCH - PITCH + SIDE}`}
      aria-hidden="true"
      className={clsx('mx-auto w-full', className)}
    >
      {marks.map((mark) => (
        <path key={mark} className={FILLS[mark.toLowerCase()]} d={pathOf(map, mark)} />
      ))}
    </svg>
  );
}
