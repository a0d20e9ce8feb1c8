import { entryCodeWords, mobileAppContent } from '~/content/demos/mobile-app-content';
import { communityEvents } from '~/content/products/converge-content';
import { dot, leaf, quarter, square } from '~/ui/art/tile-shapes';

const SIDE = 9;
const PITCH = 10;

/** The code of one seat: each cell has one of six patterns. */
const codeCells = Array.from(
  { length: SIDE * SIDE },
  (_, cell) => (cell * 7 + ((cell * cell) % 11) * 5 + ((cell >> 2) ^ 3)) % 6,
);

function drawCodeCell(kind: number, x: number, y: number): string {
  if (kind === 0) return square(x, y, SIDE);
  if (kind === 1) return quarter(x, y, SIDE, 1);
  if (kind === 2) return quarter(x, y, SIDE, 3);
  if (kind === 3) return leaf(x, y, SIDE, 1);
  return kind === 4 ? dot(x, y, SIDE) : '';
}

const pattern = codeCells
  .map((kind, cell) => drawCodeCell(kind, (cell % SIDE) * PITCH, Math.floor(cell / SIDE) * PITCH))
  .join('');

/** The code to scan, and the words to type when scanning fails. */
export function EntryCodeScreen() {
  const event = communityEvents[0];
  return (
    <div className="flex grow flex-col justify-between">
      <div className="px-2 pt-3">
        <p className="text-xs text-muted">Your chair tonight</p>
        <p className="mt-1 font-display text-h3 font-semibold">{event?.title}</p>
      </div>
      <div className="rounded-tile bg-glaze-bone p-5 text-glaze-ink">
        <svg
          viewBox="0 0 89 89"
          role="img"
          aria-label="A code of nine by nine tiles"
          className="block w-full"
        >
          <path d={pattern} className="fill-glaze-ink" />
          <path
            d={square(0, 0, SIDE) + square(80, 0, SIDE) + square(0, 80, SIDE)}
            className="fill-glaze-vermilion"
          />
        </svg>
        <p className="mt-4 font-semibold">{mobileAppContent.person}</p>
        <p className="text-xs">{entryCodeWords}</p>
      </div>
      <p className="px-2 pb-1 text-xs text-muted">Works without a network</p>
    </div>
  );
}
