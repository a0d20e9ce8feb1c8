interface HeadcountStripProps {
  before: number;
  after: number;
  total: number;
}

const pitch = 24;

/**
 * One tile for each team member of today: grey for earlier members, vermilion for those who joined that year, unglazed
 * for later ones.
 */
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
