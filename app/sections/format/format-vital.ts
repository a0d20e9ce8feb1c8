import { VITAL_SCALES, type WebVital } from '~/domain/measurements/web-vitals';

/** "0.08", "180 ms", "1.9 s". */
export function formatVital(vital: WebVital, value: number): string {
  if (VITAL_SCALES[vital].unit === 'score') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
