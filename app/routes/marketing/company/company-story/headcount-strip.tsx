interface HeadcountStripProps {
  before: number;
  after: number;
  total: number;
}

const pitch = 24;

/** A line of tiles, one for each of us today: grey for who was there, vermilion for who joined, raw for who was to come. */
export function HeadcountStrip({ before, after, total }: HeadcountStripProps) {
  return (
    <svg
      viewBox={`0 0 ${total * pitch - 2} 22`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-3 w-full md:h-5"
    >
      {Array.from({ length: total }, (_, place) => place).map((place) => (
        <rect
          key={place}
          x={place * pitch}
          width={pitch - 2}
          height="22"
          className={
            place < before ? 'fill-border-strong' : place < after ? 'fill-glaze-vermilion' : 'fill-tile-1'
          }
        />
      ))}
    </svg>
  );
}
