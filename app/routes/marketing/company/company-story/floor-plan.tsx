import { floorPlanTiles, isFurnitureCode } from './floor-plan-tiles';

const pitch = 24;
const side = 22;

interface FloorPlanProps {
  plan: readonly string[];
  /** Columns of the widest plan. It takes the full width, and all plans have the same scale. */
  maxColumns: number;
  label: string;
}

export function FloorPlan({ plan, maxColumns, label }: FloorPlanProps) {
  const tiles = plan.flatMap((row, y) =>
    [...row].map((letter, x) => ({ letter, x: x * pitch, y: y * pitch })),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${maxColumns * pitch - 2} ${plan.length * pitch - 2}`}
      className="block w-full"
    >
      {tiles.map(({ letter, x, y }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={side} height={side} className="fill-tile-1" />
          {isFurnitureCode(letter) && (
            <path d={floorPlanTiles[letter].path(x, y, side)} className={floorPlanTiles[letter].fill} />
          )}
        </g>
      ))}
    </svg>
  );
}
