import type { FindingState } from '~/features/page-check/rules/finding';
import { quarter, square, triangle } from '~/ui/art/tile-shapes';

const SIDE = 10;

const looks: Record<FindingState, { shape: string; fill: string }> = {
  good: { shape: square(0, 0, SIDE), fill: 'fill-glaze-jade' },
  look: { shape: quarter(0, 0, SIDE, 3), fill: 'fill-glaze-marigold' },
  fault: { shape: triangle(0, 0, SIDE, 3), fill: 'fill-glaze-vermilion' },
  unseen: { shape: square(4, 4, 2), fill: 'fill-border-strong' },
};

export const findingStateLabels: Record<FindingState, string> = {
  good: 'in order',
  look: 'worth a look',
  fault: 'a fault',
  unseen: 'not to be seen here',
};

/** A finding as a tile: whole, a quarter, a half, or hardly there. The shape says it without the colour. */
export function FindingTile({ state, className }: { state: FindingState; className?: string }) {
  const { shape, fill } = looks[state];
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className={className}>
      <path d={square(0, 0, SIDE)} className="fill-tile-1" />
      <path d={shape} className={fill} />
    </svg>
  );
}
