import clsx from 'clsx';
import { useId } from 'react';
import { GLAZE_FILLS, type Glaze } from '../glaze';
import { TilePattern } from './bar-chart';
import { ChartFigure, type ChartFigureProps } from './chart-figure';
import { toPercent } from './scale';

export interface PairedBarChartProps extends Omit<ChartFigureProps, 'children'> {
  /** Names of the two bars; the second one is highlighted. */
  names: readonly [string, string];
  pairs: readonly { label: string; values: readonly [number, number] }[];
  /** Formats a value. */
  format?: (value: number) => string;
  glaze?: Glaze;
}

/** Two bars for each label, before and after. Values are also text, so it is readable without the drawing. Works without JavaScript. */
export function PairedBarChart({
  names,
  pairs,
  format = String,
  glaze = 'vermilion',
  ...frame
}: PairedBarChartProps) {
  const id = useId();
  const fullValue = Math.max(...pairs.flatMap(({ values }) => values), 0);
  return (
    <ChartFigure {...frame}>
      <ul className="grid gap-5">
        {pairs.map(({ label, values }, pairIndex) => (
          <li key={label} className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
            <span className="font-semibold">{label}</span>
            <span className="grid gap-grout">
              {values.map((value, index) => {
                const isHighlighted = index === 1;
                return (
                  <span
                    key={names[index]}
                    className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-x-4"
                  >
                    <svg width="100%" height="16" aria-hidden="true" className="rounded-inner">
                      <defs>
                        <TilePattern
                          id={`${id}${pairIndex}${index}`}
                          className={isHighlighted ? GLAZE_FILLS[glaze] : 'fill-tile-3'}
                          height={16}
                        />
                      </defs>
                      <rect
                        width={`${toPercent(value, fullValue)}%`}
                        height="16"
                        fill={`url(#${id}${pairIndex}${index})`}
                      />
                    </svg>
                    <span className={clsx('tabular-nums', isHighlighted ? 'font-semibold' : 'text-muted')}>
                      {names[index]} {format(value)}
                    </span>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
