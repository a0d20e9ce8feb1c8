import type { UptimeFigures } from '~/domain/measurements/uptime';

const WIDTH = 10;
const PITCH = 12;
const HEIGHT = 72;

/** A column for each day of the range. What is missing of it is at the top. Days before the first record are blank. */
export function DayColumns({ days, range }: { days: UptimeFigures['days']; range: number }) {
  const blank = range - days.length;
  return (
    <svg
      viewBox={`0 0 ${range * PITCH - 2} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-18 w-full"
      aria-hidden="true"
    >
      <path
        d={Array.from(
          { length: blank },
          (_, index) => `M${index * PITCH} 0h${WIDTH}v${HEIGHT}h-${WIDTH}z`,
        ).join('')}
        className="fill-tile-1"
      />
      {days.map(({ day, minutes, expected }, index) => {
        const x = (blank + index) * PITCH;
        const height = (minutes / expected) * HEIGHT;
        return (
          <g key={day}>
            <rect x={x} width={WIDTH} height={HEIGHT} className="fill-glaze-vermilion" />
            <rect
              x={x}
              y={HEIGHT - Math.min(height, minutes < expected ? HEIGHT - 4 : HEIGHT)}
              width={WIDTH}
              height={height}
              className="fill-glaze-jade"
            />
          </g>
        );
      })}
    </svg>
  );
}
