import clsx from 'clsx';
import { GLAZE_FILLS, type Glaze } from '../glaze';
import type { Bar } from './bar-chart';
import { ChartFigure, type ChartFigureProps } from './chart-figure';
import { roundUpToNiceNumber, toPercent } from './scale';

export interface ColumnChartProps extends Omit<ChartFigureProps, 'children'> {
  /** In order, usually by time. */
  columns: readonly Bar[];
  max?: number;
  glaze?: Glaze;
}

/** Vertical bars, each with its value above and its label below. Works without JavaScript. */
export function ColumnChart({ columns, max, glaze = 'vermilion', ...frame }: ColumnChartProps) {
  const fullValue = max ?? roundUpToNiceNumber(Math.max(...columns.map((column) => column.value), 0));
  const hasHighlight = columns.some((column) => column.isHighlighted);
  return (
    <ChartFigure {...frame}>
      <ol className="grid auto-cols-fr grid-flow-col gap-grout">
        {columns.map(({ label, value, text, isHighlighted }) => {
          const height = toPercent(value, fullValue);
          return (
            <li key={label} className="grid min-w-0 gap-2 text-center text-xs">
              <span className={clsx('tabular-nums', isHighlighted ? 'font-semibold' : 'text-muted')}>
                {text ?? value}
              </span>
              <svg width="100%" height="160" aria-hidden="true" className="rounded-inner">
                <rect width="100%" height="160" className="fill-tile-1" />
                <rect
                  width="100%"
                  y={`${100 - height}%`}
                  height={`${height}%`}
                  className={isHighlighted || !hasHighlight ? GLAZE_FILLS[glaze] : 'fill-tile-3'}
                />
              </svg>
              <span className={isHighlighted ? 'font-semibold' : 'text-muted'}>{label}</span>
            </li>
          );
        })}
      </ol>
    </ChartFigure>
  );
}
