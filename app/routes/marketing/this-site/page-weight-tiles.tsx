import type { DocumentFacts } from '~/domain/measurements/site-facts';
import { quarter } from '~/ui/art/tile-shapes';

/** What one tile stands for. */
export const TILE_BYTES = 256;

const COLUMNS = 16;
/** The columns of a page that React hydrates as a whole: it is as wide as five others and the gaps between them. */
const WIDE_COLUMNS = 84;
const PITCH = 12;
const SIDE = 10;

/** Tiles for some bytes; a part of a tile is a tile. */
export const countTiles = (bytes: number): number => Math.ceil(bytes / TILE_BYTES);

/** Tiles from one place to another, row by row, as rectangles: the end of a row, whole rows, the beginning of one. */
function layTiles(from: number, until: number, columns: number): string {
  const rectangles: string[] = [];
  for (let place = from; place < until; ) {
    const row = Math.floor(place / columns);
    const column = place % columns;
    const rows = column === 0 ? Math.max(1, Math.floor((until - place) / columns)) : 1;
    const width = Math.min(columns - column, until - place);
    rectangles.push(`M${column * PITCH} ${row * PITCH}h${width * PITCH}v${rows * PITCH}h-${width * PITCH}z`);
    place += rows * width;
  }
  return rectangles.join('');
}

/** The kinds of tiles: what a page sends, and what it could still send. */
export const WEIGHT_PARTS = [
  { id: 'document', label: 'Document', fill: 'fill-glaze-marigold' },
  { id: 'script', label: 'Script', fill: 'fill-glaze-vermilion' },
  { id: 'styles', label: 'Styles', fill: 'fill-glaze-peacock' },
  { id: 'free', label: 'Left of the budget', fill: 'fill-tile-2' },
] as const;

/** The SVG patterns that the tiles of all pages use. */
export function TilePatterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {WEIGHT_PARTS.map(({ id, fill }) => (
          <pattern
            key={id}
            id={`tile-${id}`}
            patternUnits="userSpaceOnUse"
            width={PITCH}
            height={PITCH}
            className={fill}
          >
            <path d={`M0 0h${SIDE}v${SIDE}h-${SIDE}z`} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** Whether a page loads React at once. */
export const isWide = ({ script }: Pick<DocumentFacts, 'script'>): boolean =>
  countTiles(script.budget) > COLUMNS * COLUMNS;

/** A place for every 256 bytes of the budget of a kind of page. The coloured tiles are the weight of its heaviest page. */
export function PageWeightTiles({ document, script, styles }: DocumentFacts) {
  const columns = isWide({ script }) ? WIDE_COLUMNS : COLUMNS;
  const weights = [document, script, styles];
  const places = weights.reduce((sum, { bytes, budget = bytes }) => sum + countTiles(budget), 0);
  const rows = Math.ceil(places / columns);
  const ends: number[] = [];
  for (const { bytes } of weights) ends.push((ends.at(-1) ?? 0) + countTiles(bytes));
  const laid = ends.at(-1) ?? 0;
  const last = { x: ((laid - 1) % columns) * PITCH, y: Math.floor((laid - 1) / columns) * PITCH };
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - 2} ${rows * PITCH - 2}`}
      className="block w-full"
      aria-hidden="true"
    >
      {WEIGHT_PARTS.map(({ id }, index) => (
        <path
          key={id}
          d={layTiles(
            ends[index - 1] ?? 0,
            id === 'free' ? places : (ends[index] ?? 0) - (id === 'styles' ? 1 : 0),
            columns,
          )}
          fill={`url(#tile-${id})`}
        />
      ))}
      <path d={quarter(last.x, last.y, SIDE)} className="fill-glaze-peacock" />
    </svg>
  );
}
