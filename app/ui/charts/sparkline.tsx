import clsx from 'clsx';
import { SeriesLine } from './series-line';

export interface SparklineProps {
  values: readonly number[];
  /** Accessible name. */
  label: string;
  className?: string;
}

/** A small line chart without axes, beside a number. Works without JavaScript. */
export function Sparkline({ values, label, className }: SparklineProps) {
  return (
    <svg role="img" aria-label={label} className={clsx('h-8 w-24 overflow-visible', className)}>
      <SeriesLine
        values={values}
        min={Math.min(...values)}
        max={Math.max(...values)}
        markSize={0}
        className="fill-link stroke-link"
      />
    </svg>
  );
}
