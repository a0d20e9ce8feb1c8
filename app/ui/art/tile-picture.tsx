import { type CoverGlazes, type CoverTone, getCoverColours, ToneLayers } from './covers/cover-canvas';
import { dot, leaf, type QuarterTurns, quarter, square, triangle } from './tile-shapes';

/** Side of a tile in units of the drawing, and the grout on each of its sides. */
const TILE = 80;
const GROUT = 2;

/**
 * A picture set from tiles. A cell of a row is a shape and a tone, cells are separated by a space.
 * Shapes: s square · 1 2 3 4 quarter with its right angle top left, top right, bottom right, bottom left · l leaf like
 * "\" · k leaf like "/" · o dot · a b c d triangle with its right angle as for quarters · x four small squares.
 * Tones: f first glaze · g second · h third · m raised. ".." is a tile without a glaze.
 */
export interface TilePictureDesign {
  rows: readonly [string, ...string[]];
  /** Shapes above the rows: cell, column, row and size in tiles, "3g 2 1 2". */
  overlays?: readonly string[];
  glazes: CoverGlazes;
}

const TONES: Readonly<Record<string, CoverTone>> = { f: 'first', g: 'second', h: 'third', m: 'raised' };

function drawShape(shape: string, x: number, y: number, size: number): string {
  if (/[1-4]/.test(shape)) return quarter(x, y, size, (Number(shape) - 1) as QuarterTurns);
  const corner = 'abcd'.indexOf(shape);
  if (corner >= 0) return triangle(x, y, size, corner as QuarterTurns);
  switch (shape) {
    case 'l':
      return leaf(x, y, size, 0);
    case 'k':
      return leaf(x, y, size, 1);
    case 'o':
      return dot(x, y, size);
    case 'x': {
      const half = size / 2 - GROUT / 2;
      const next = size / 2 + GROUT / 2;
      return [0, next].flatMap((dx) => [0, next].map((dy) => square(x + dx, y + dy, half))).join('');
    }
    default:
      return square(x, y, size);
  }
}

export const getTilePictureViewBox = ({ rows }: TilePictureDesign): string =>
  `0 0 ${rows[0].split(' ').length * TILE} ${rows.length * TILE}`;

interface TilePictureProps {
  design: TilePictureDesign;
  className?: string;
}

/** A picture made of the six tile shapes. It fills its container like `object-fit: cover` and is decorative. */
export function TilePicture({ design, className }: TilePictureProps) {
  const { rows, overlays = [], glazes } = design;
  const colours = getCoverColours(glazes);
  const layers = new ToneLayers();
  const upperLayers = new ToneLayers();
  const cells = rows.map((row) => row.split(' '));
  const width = (cells[0]?.length ?? 0) * TILE;
  const height = cells.length * TILE;

  for (const [row, line] of cells.entries()) {
    for (const [column, [shape = '.', tone = '.']] of line.entries()) {
      const x = column * TILE + GROUT;
      const y = row * TILE + GROUT;
      const side = TILE - 2 * GROUT;
      const glaze = TONES[tone];
      if (shape !== 's' || !glaze) {
        layers.add((column * 5 + row * 3) % 8 === 0 ? 'raised' : 'quiet', square(x, y, side));
      }
      if (glaze) layers.add(glaze, drawShape(shape, x, y, side));
    }
  }
  for (const overlay of overlays) {
    const [cell = '', column = 0, row = 0, size = 1] = overlay.split(' ');
    const glaze = TONES[cell[1] ?? ''];
    const toUnits = (tiles: number | string) => Number(tiles) * TILE;
    if (glaze) {
      upperLayers.add(
        glaze,
        drawShape(cell[0] ?? '', toUnits(column) + GROUT, toUnits(row) + GROUT, toUnits(size) - 2 * GROUT),
      );
    }
  }
  return (
    <svg
      className={className}
      viewBox={getTilePictureViewBox(design)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={colours.background} d={`M0 0H${width}V${height}H0z`} />
      {layers.render(colours)}
      <g>{upperLayers.render(colours)}</g>
    </svg>
  );
}
