import type { Article } from '~/content/journal/article';
import { buildTilePath, listTiles } from '~/ui/charts/tile-path';

const COLUMNS = 12;
const SIDE = 11;
const PITCH = 12;

const grid = { columns: COLUMNS, pitch: PITCH, width: SIDE, height: SIDE };

function getTone(index: number): string {
  if (index === 0) return 'fill-glaze-vermilion';
  return index % 2 === 0 ? 'fill-tile-3' : 'fill-tile-2';
}

/** A tile for each minute of reading. The first part has the colour, the others alternate between two tones. */
export function SeriesMinutes({ parts }: { parts: readonly Article[] }) {
  const ends = parts.map((_, index) =>
    parts.slice(0, index + 1).reduce((sum, { readingMinutes }) => sum + readingMinutes, 0),
  );
  const rows = Math.ceil((ends.at(-1) ?? 0) / COLUMNS);
  return (
    <svg viewBox={`0 0 ${COLUMNS * PITCH - 1} ${rows * PITCH - 1}`} className="w-full" aria-hidden="true">
      {parts.map(({ slug }, index) => (
        <path
          key={slug}
          d={buildTilePath(listTiles(ends[index - 1] ?? 0, ends[index] ?? 0), grid)}
          className={getTone(index)}
        />
      ))}
    </svg>
  );
}
