import clsx from 'clsx';
import { useId } from 'react';

export interface ProgressProps {
  label: string;
  /** `undefined` while the end is unknown. */
  value?: number;
  max?: number;
  /** Formatted value; by default per cent. */
  valueText?: string;
  hideLabel?: boolean;
  className?: string;
}

/** Progress of a task. Works without JavaScript. */
export function Progress({ label, value, max = 100, valueText, hideLabel, className }: ProgressProps) {
  const id = useId();
  const text = valueText ?? (value === undefined ? undefined : `${Math.round((value / max) * 100)}%`);
  return (
    <div className={clsx('grid gap-2 text-sm', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex justify-between gap-4'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {text && <span className="text-muted tabular-nums">{text}</span>}
      </div>
      <progress id={id} className="progress" value={value} max={max}>
        {text}
      </progress>
    </div>
  );
}
