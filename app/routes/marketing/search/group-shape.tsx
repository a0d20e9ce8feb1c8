import type { SearchGroupId } from '~/domain/site-search/site-search';
import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

const SIDE = 40;

/** The six shapes of the site's drawings, one for each kind of answer. */
const SHAPES: Readonly<Record<SearchGroupId, { path: string; fill: string }>> = {
  pages: { path: square(0, 0, SIDE), fill: 'fill-glaze-vermilion' },
  products: { path: quarter(0, 0, SIDE, 2), fill: 'fill-glaze-marigold' },
  articles: { path: leaf(0, 0, SIDE), fill: 'fill-glaze-peacock' },
  help: { path: dot(0, 0, SIDE), fill: 'fill-glaze-jade' },
  jobs: { path: triangle(0, 0, SIDE, 3), fill: 'fill-glaze-gulal' },
  people: {
    path: [0, 21].flatMap((x) => [0, 21].map((y) => square(x, y, SIDE / 2 - 1))).join(''),
    fill: 'fill-glaze-indigo',
  },
};

interface GroupShapeProps {
  group: SearchGroupId;
  /** CSS pixels. */
  size?: number;
}

export function GroupShape({ group, size = 40 }: GroupShapeProps) {
  const { path, fill } = SHAPES[group];
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width={size} height={size} aria-hidden="true" className="shrink-0">
      <path d={path} className={fill} />
    </svg>
  );
}
