import { RATING_LABELS } from '~/content/site/vital-texts';
import type { Rating } from '~/domain/measurements/web-vitals';

const SHAPES: Readonly<Record<Rating, { path: string; className: string }>> = {
  good: { path: 'M0 0H8V8H0Z', className: 'fill-glaze-jade' },
  'needs-work': { path: 'M0 0A8 8 0 0 1 8 8H0Z', className: 'fill-glaze-marigold' },
  poor: { path: 'M4 0L8 8H0Z', className: 'fill-glaze-vermilion' },
};

/** A rating in words and by its shape. */
export function RatingMark({ rating }: { rating: Rating }) {
  const { path, className } = SHAPES[rating];
  return (
    <span className="flex items-center justify-end gap-1.5 text-xs text-muted">
      <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
        <path d={path} className={className} />
      </svg>
      {RATING_LABELS[rating]}
    </span>
  );
}
