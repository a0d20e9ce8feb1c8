import clsx from 'clsx';
import { useId } from 'react';
import { GLAZE_FILLS, type Glaze } from '../glaze';
import { TilePattern } from './bar-chart';
import { toPercent } from './scale';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** Formatted value. */
  valueText: string;
  glaze?: Glaze;
  hideLabel?: boolean;
  className?: string;
}

/** A value in a range: stock left, space used. Works without JavaScript. */
export function Meter({ label, value, max, valueText, glaze = 'jade', hideLabel, className }: MeterProps) {
  const id = useId();
  return (
    <div className={clsx('grid gap-2 text-sm', className)}>
      {!hideLabel && (
        <div aria-hidden="true" className="flex justify-between gap-4">
          <span className="font-semibold">{label}</span>
          <span className="text-muted tabular-nums">{valueText}</span>
        </div>
      )}
      <meter aria-label={label} value={value} max={max} className="sr-only">
        {valueText}
      </meter>
      <svg width="100%" height="12" aria-hidden="true" className="rounded-inner">
        <defs>
          <TilePattern id={id} className={GLAZE_FILLS[glaze]} height={12} />
        </defs>
        <rect width="100%" height="12" className="fill-tile-2" />
        <rect width={`${toPercent(value, max)}%`} height="12" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
