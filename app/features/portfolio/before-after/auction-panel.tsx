import clsx from 'clsx';
import { type AuctionSample, auctionMinutes } from '~/content/portfolio/editorial-case-content';

const MAX_DAYS = 20;

const BACKGROUNDS = {
  before: 'bg-glaze-sand',
  after: 'bg-glaze-jade',
} as const;

interface AuctionPanelProps {
  sample: AuctionSample;
  /** Texts at the end of the line, so that the edge of the slider does not cross both at once. */
  isEndAligned?: boolean;
}

/** One auction of a quarter of an hour: a tile for each minute, darker when a bid was made, and the days until payment. */
export function AuctionPanel({ sample, isEndAligned }: AuctionPanelProps) {
  const { id, title, day, bidMinutes, bidsText, watchers, paymentDays } = sample;
  return (
    <section
      aria-label={`${title}, ${day}`}
      className={clsx(
        'flex h-full flex-col gap-6 rounded-tile p-5 text-glaze-ink md:p-10',
        BACKGROUNDS[id],
        isEndAligned && 'text-end',
      )}
    >
      <div>
        <h3 className="text-h2">{title}</h3>
        <p className="mt-1 text-sm font-semibold">{day}</p>
      </div>
      <TileRow count={auctionMinutes} isFilled={(minute) => bidMinutes.includes(minute)} height={60} />
      <p className={clsx('w-1/2 pe-2 font-semibold', isEndAligned && 'self-end')}>{bidsText}</p>
      <p className={clsx('w-1/2 pe-2', isEndAligned && 'self-end')}>{watchers}</p>
      <div className="mt-auto">
        <TileRow count={MAX_DAYS} isFilled={(tile) => tile < paymentDays} height={20} />
        <p className="mt-2 font-semibold">Paid after {paymentDays} days</p>
      </div>
    </section>
  );
}

interface TileRowProps {
  count: number;
  isFilled: (tile: number) => boolean;
  height: number;
}

/** Decorative: the text beside it says the same. */
function TileRow({ count, isFilled, height }: TileRowProps) {
  return (
    <svg
      viewBox={`0 0 ${count * 40} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('block w-full', height > 40 ? 'h-16 md:h-24' : 'h-6')}
    >
      {Array.from({ length: count }, (_, tile) => tile).map((tile) => (
        <rect
          key={tile}
          x={tile * 40}
          width="37"
          height={height}
          className={isFilled(tile) ? 'fill-glaze-ink' : 'fill-glaze-bone opacity-60'}
        />
      ))}
    </svg>
  );
}
