import { toPercent } from './scale';

export interface SeriesLineProps {
  values: readonly number[];
  min: number;
  max: number;
  /** Stroke and fill, as a class such as `stroke-link fill-link`. */
  className: string;
  /** Side of the square at each value, in pixels; 0 draws only the last one. */
  markSize?: number;
  dashed?: boolean;
}

/** A line through values from left to right, in percentages of the drawing's size, with square marks in pixels. */
export function SeriesLine({ values, min, max, className, markSize = 8, dashed }: SeriesLineProps) {
  const last = values.length - 1;
  const points = values.map((value, index) => ({
    key: `point-${index}`,
    x: toPercent(index, last || 1),
    y: 100 - toPercent(value - min, max - min),
    side: markSize || (index === last ? 8 : 0),
  }));
  return (
    <g className={className}>
      {points.slice(1).map((point, index) => (
        <line
          key={point.key}
          x1={`${points[index]?.x}%`}
          y1={`${points[index]?.y}%`}
          x2={`${point.x}%`}
          y2={`${point.y}%`}
          strokeWidth="2"
          strokeDasharray={dashed ? '2 4' : undefined}
        />
      ))}
      {points
        .filter((point) => point.side > 0)
        .map(({ key, x, y, side }) => (
          <rect
            key={key}
            x={`${x}%`}
            y={`${y}%`}
            width={side}
            height={side}
            transform={`translate(${-side / 2} ${-side / 2})`}
            stroke="none"
          />
        ))}
    </g>
  );
}
