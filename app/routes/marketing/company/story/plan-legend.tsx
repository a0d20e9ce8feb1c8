import { type Furniture, furniture } from '~/content/rooms';
import { planTiles } from './plan-tile';

const side = 22;

/** What the six shapes mean. */
export function PlanLegend() {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      {(Object.keys(furniture) as Furniture[]).map((letter) => (
        <li key={letter} className="flex items-center gap-2">
          <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" className="size-5.5 bg-tile-1">
            <path d={planTiles[letter].path(0, 0, side)} className={planTiles[letter].fill} />
          </svg>
          {furniture[letter]}
        </li>
      ))}
    </ul>
  );
}
