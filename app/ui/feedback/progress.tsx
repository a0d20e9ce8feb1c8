import clsx from 'clsx';
import { useId } from 'react';

export interface ProgressProps {
  label: string;
  /** Left out while the end cannot be known. */
  value?: number;
  max?: number;
  /** The value in words; left out, per cent. */
  valueText?: string;
  hideLabel?: boolean;
  className?: string;
}

/** How far a task has come. Works without script. */
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
