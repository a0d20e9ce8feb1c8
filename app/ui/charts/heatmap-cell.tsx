import clsx from 'clsx';
import { calculateHeatStep, HEAT_STEPS } from './scale';

const HEAT_CLASSES = [
  'heat-0',
  'heat-1',
  'heat-2',
  'heat-3',
  'heat-4',
  'heat-5',
  'heat-6',
  'heat-7',
  'heat-8',
  'heat-9',
  'heat-full',
];

export interface HeatmapCellProps {
  /** `null` when there is no value yet. */
  value: number | null;
  min: number;
  max: number;
  text?: string;
  /** Text for a missing value. */
  pendingLabel: string;
}

/** One value of a heatmap; hatched without a value. For use in a custom table. */
export function HeatmapCell({ value, min, max, text, pendingLabel }: HeatmapCellProps) {
  if (value === null) {
    return (
      <span className="heat-pending block min-h-9 rounded-inner">
        <span className="sr-only">{pendingLabel}</span>
      </span>
    );
  }
  const step = calculateHeatStep(value, min, max);
  return (
    <span
      className={clsx(
        'grid min-h-9 place-items-center rounded-inner text-sm tabular-nums',
        HEAT_CLASSES[step],
        step === HEAT_STEPS ? 'font-semibold' : 'font-medium',
      )}
    >
      {text ?? value}
    </span>
  );
}
