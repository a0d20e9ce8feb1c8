import clsx from 'clsx';
import { ChartFigure, type ChartFigureProps } from './chart-figure';
import { roundUpToNiceNumber, spreadLabels, toPercent } from './scale';
import { SeriesLine } from './series-line';

export interface LineSeries {
  label: string;
  values: readonly number[];
}

export interface LineChartProps extends Omit<ChartFigureProps, 'children'> {
  /** Labels of the x axis, usually times; as many as every series has values. */
  points: readonly string[];
  /** One or two. The second one is dashed, so that they differ without colour. */
  series: readonly [LineSeries] | readonly [LineSeries, LineSeries];
  max?: number;
  /** In pixels. */
  height?: number;
  /** Formats a value. */
  format?: (value: number) => string;
}

const SERIES_CLASSES = [
  { line: 'stroke-link fill-link', text: 'text-link' },
  { line: 'stroke-muted fill-muted', text: 'text-muted' },
] as const;
const GRID_LINES = [0, 0.5, 1] as const;

/** Line chart with labels at the ends, and a table of the same values for screen readers. Works without JavaScript. */
export function LineChart({ points, series, max, height = 200, format = String, ...frame }: LineChartProps) {
  const maxValue = max ?? roundUpToNiceNumber(Math.max(...series.flatMap((line) => line.values), 0));
  const labelPositions = series.map((line) => 100 - toPercent(line.values.at(-1) ?? 0, maxValue));
  const spreadPositions = spreadLabels(labelPositions, 11);
  return (
    <ChartFigure {...frame}>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 text-xs text-muted tabular-nums"
      >
        <div className="flex flex-col-reverse justify-between text-end">
          {GRID_LINES.map((share) => (
            <span key={share} className="-my-2 leading-4">
              {format(maxValue * share)}
            </span>
          ))}
        </div>
        <svg width="100%" height={height} aria-hidden="true" className="overflow-visible">
          {GRID_LINES.map((share) => (
            <line
              key={share}
              x2="100%"
              y1={`${100 - share * 100}%`}
              y2={`${100 - share * 100}%`}
              className="stroke-border"
            />
          ))}
          {series.map((line, index) => (
            <SeriesLine
              key={line.label}
              values={line.values}
              min={0}
              max={maxValue}
              className={SERIES_CLASSES[index]?.line ?? ''}
              isDashed={index > 0}
            />
          ))}
        </svg>
        <svg width="96" height={height} aria-hidden="true" className="overflow-visible text-sm">
          {series.map((line, index) => (
            <text
              key={line.label}
              x="0"
              y={`${spreadPositions[index]}%`}
              dominantBaseline="middle"
              fill="currentColor"
              className={clsx('font-semibold', SERIES_CLASSES[index]?.text)}
            >
              {line.label}
            </text>
          ))}
        </svg>
        <div className="col-start-2 mt-3 flex justify-between">
          <span>{points[0]}</span>
          <span>{points.at(-1)}</span>
        </div>
      </div>
      <div className="sr-only">
        <table>
          <thead>
            <tr>
              <td />
              {series.map((line) => (
                <th key={line.label} scope="col">
                  {line.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map((line) => (
                  <td key={line.label}>{format(line.values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFigure>
  );
}
