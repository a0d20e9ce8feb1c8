import { type FurnitureCode, furnitureByCode } from '~/content/company/office-floors';
import { floorPlanTiles } from './floor-plan-tiles';

const side = 22;

/** What the six shapes mean. */
export function FloorPlanLegend() {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      {(Object.keys(furnitureByCode) as FurnitureCode[]).map((letter) => (
        <li key={letter} className="flex items-center gap-2">
          <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" className="size-5.5 bg-tile-1">
            <path d={floorPlanTiles[letter].path(0, 0, side)} className={floorPlanTiles[letter].fill} />
          </svg>
          {furnitureByCode[letter]}
        </li>
      ))}
    </ul>
  );
}
