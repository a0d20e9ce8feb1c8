import type { FindingState } from '~/features/page-check/rules/finding';
import { quarter, square, triangle } from '~/ui/art/tile-shapes';

const SIDE = 10;

const STATE_STYLES: Record<FindingState, { shape: string; fill: string }> = {
  good: { shape: square(0, 0, SIDE), fill: 'fill-glaze-jade' },
  warning: { shape: quarter(0, 0, SIDE, 3), fill: 'fill-glaze-marigold' },
  error: { shape: triangle(0, 0, SIDE, 3), fill: 'fill-glaze-vermilion' },
  unknown: { shape: square(4, 4, 2), fill: 'fill-border-strong' },
};

export const FINDING_STATE_LABELS: Record<FindingState, string> = {
  good: 'in order',
  warning: 'worth a look',
  error: 'to mend',
  unknown: 'not visible here',
};

/** State of a finding as a tile. Shapes differ as well as colours. */
export function FindingTile({ state, className }: { state: FindingState; className?: string }) {
  const { shape, fill } = STATE_STYLES[state];
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className={className}>
      <path d={square(0, 0, SIDE)} className="fill-tile-1" />
      <path d={shape} className={fill} />
    </svg>
  );
}
