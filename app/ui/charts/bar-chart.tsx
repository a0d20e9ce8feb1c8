import { useId } from 'react';
import { GLAZE_FILLS, type Glaze } from '../glaze';
import { ChartFigure, type ChartFigureProps } from './chart-figure';
import { toPercent } from './scale';

/** Side of a tile with its grout, in pixels. */
const PITCH = 12;

interface TilePatternProps {
  id: string;
  /** Fill class of the tiles. */
  className?: string;
  /** Height of the bar, in pixels. */
  height: number;
}

/** Tiles with grout between them, for the bars of a chart. Sizes are in pixels, so all bars have equal tiles. */
export function TilePattern({ id, className, height }: TilePatternProps) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={PITCH} height={height}>
      <rect width={PITCH - 2} height={height} className={className} />
    </pattern>
  );
}

export interface Bar {
  label: string;
  value: number;
  /** Formatted value; by default the number itself. */
  text?: string;
  /** One bar can be highlighted. */
  isHighlighted?: boolean;
}

export interface BarChartProps extends Omit<ChartFigureProps, 'children'> {
  bars: readonly Bar[];
  /** Value of the full length; by default the greatest value. */
  max?: number;
  glaze?: Glaze;
}

/**
 * Horizontal bars of tiles, each with label and value as text, so that the list is readable without the drawing. Works
 * without JavaScript.
 */
export function BarChart({ bars, max, glaze = 'vermilion', ...frame }: BarChartProps) {
  const id = useId();
  const fullValue = max ?? Math.max(...bars.map((bar) => bar.value), 0);
  const hasHighlight = bars.some((bar) => bar.isHighlighted);
  return (
    <ChartFigure {...frame}>
      <ul className="grid gap-3">
        {bars.map(({ label, value, text, isHighlighted }, index) => {
          const fill = isHighlighted || !hasHighlight ? GLAZE_FILLS[glaze] : 'fill-tile-3';
          return (
            <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
              <span className={isHighlighted ? 'font-semibold' : undefined}>{label}</span>
              <span className={isHighlighted ? 'font-semibold tabular-nums' : 'text-muted tabular-nums'}>
                {text ?? value}
              </span>
              <svg width="100%" height="16" aria-hidden="true" className="col-span-full rounded-inner">
                <defs>
                  <TilePattern id={`${id}${index}`} className={fill} height={16} />
                </defs>
                <rect width="100%" height="16" className="fill-tile-1" />
                <rect width={`${toPercent(value, fullValue)}%`} height="16" fill={`url(#${id}${index})`} />
              </svg>
            </li>
          );
        })}
      </ul>
    </ChartFigure>
  );
}
