import { toPercent } from './scale';

export interface SeriesLineProps {
  values: readonly number[];
  min: number;
  max: number;
  /** Stroke and fill classes, such as `stroke-link fill-link`. */
  className: string;
  /** Side of the square at each value in pixels; 0 draws only the last one. */
  markSize?: number;
  isDashed?: boolean;
}

/** A line through the values from left to right, in per cent of the drawing's size, with square marks in pixels. */
export function SeriesLine({ values, min, max, className, markSize = 8, isDashed }: SeriesLineProps) {
  const last = values.length - 1;
  const points = values.map((value, index) => ({
    key: `point-${index}`,
    x: toPercent(index, last || 1),
    y: 100 - toPercent(value - min, max - min),
    size: markSize || (index === last ? 8 : 0),
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
          strokeDasharray={isDashed ? '2 4' : undefined}
        />
      ))}
      {points
        .filter((point) => point.size > 0)
        .map(({ key, x, y, size }) => (
          <rect
            key={key}
            x={`${x}%`}
            y={`${y}%`}
            width={size}
            height={size}
            transform={`translate(${-size / 2} ${-size / 2})`}
            stroke="none"
          />
        ))}
    </g>
  );
}
