import { company } from '~/content/company/company';
import { square } from '~/ui/art/tile-shapes';

const COLUMNS = 23;
const TILE = 26;
const STEP = TILE + 2;

const tiles = Array.from({ length: company.headcount }, (_, index) =>
  square((index % COLUMNS) * STEP, Math.floor(index / COLUMNS) * STEP, TILE),
);
const founders = company.founderIds.length;
const rows = Math.ceil(tiles.length / COLUMNS);

/** One cell for each salary, the founders' first. */
export const PayTableDrawing = () => (
  <svg viewBox={`0 0 ${COLUMNS * STEP - 2} ${rows * STEP - 2}`} aria-hidden="true" className="w-full">
    <path d={tiles.slice(0, founders).join('')} className="fill-glaze-bone" />
    <path d={tiles.slice(founders).join('')} className="fill-glaze-ink" />
  </svg>
);
