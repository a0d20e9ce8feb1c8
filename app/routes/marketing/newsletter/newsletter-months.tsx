import { leaf, quarter, square } from '~/ui/art/tile-shapes';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SIDE = 40;
const GROUT = 2;
const COLUMNS = 4;

interface NewsletterMonthsProps {
  /** Without a subscription the twelve tiles are empty. */
  isSubscribed: boolean;
}

/** A quarter that turns further each month, with another shape in some months. */
function drawTile(month: number, x: number, y: number): string {
  if (month % 5 === 2) return leaf(x, y, SIDE, month % 2 === 0 ? 0 : 1);
  if (month % 7 === 4) return square(x, y, SIDE);
  return quarter(x, y, SIDE, (month % 4) as 0 | 1 | 2 | 3);
}

function getGlaze(month: number): string {
  if (month % 7 === 4) return 'fill-glaze-marigold';
  return month % 5 === 2 ? 'fill-glaze-jade' : 'fill-tile-3';
}

/** Twelve tiles for twelve months: the newsletter has at most one issue a month. */
export function NewsletterMonths({ isSubscribed }: NewsletterMonthsProps) {
  const pitch = SIDE + GROUT;
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * pitch - GROUT} ${(MONTHS.length / COLUMNS) * pitch - GROUT}`}
      className="w-full"
      aria-hidden="true"
    >
      {MONTHS.map((name, month) => {
        const x = (month % COLUMNS) * pitch;
        const y = Math.floor(month / COLUMNS) * pitch;
        return (
          <g key={name}>
            <path className="fill-bg-sunk" d={square(x, y, SIDE)} />
            {isSubscribed && <path className={getGlaze(month)} d={drawTile(month, x, y)} />}
          </g>
        );
      })}
    </svg>
  );
}
