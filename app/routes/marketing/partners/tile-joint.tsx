import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

/** Two shapes for each kind: the partner's is unglazed, ours is glazed. */
const joints = [
  [quarter(0, 0, 40, 1), square(42, 0, 40)],
  [quarter(0, 0, 40, 1), quarter(42, 0, 40, 0)],
  [leaf(0, 0, 40, 1), leaf(42, 0, 40, 0)],
  [square(0, 0, 40), triangle(42, 0, 40, 3)],
  [dot(0, 0, 40), dot(42, 0, 40)],
] as const;

/** The joint between the two sides. */
export function TileJoint({ index }: { index: number }) {
  const [theirs, ours] = joints[index % joints.length] ?? joints[0];
  return (
    <svg
      viewBox="0 0 82 40"
      width={123}
      height={60}
      aria-hidden="true"
      className="max-lg:h-10 max-lg:w-auto flex-none"
    >
      <path d={theirs} className="fill-tile-3" />
      <path d={ours} className="fill-glaze-vermilion" />
    </svg>
  );
}
