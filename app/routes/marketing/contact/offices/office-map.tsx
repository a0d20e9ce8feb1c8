import type { OfficeCity } from '~/content/company/company';
import { quarter } from '~/ui/art/tile-shapes';
import { GLAZE_FILLS, type Glaze } from '~/ui/glaze';
import { islandsPath, landPath, MAP_SIZE, MAP_TILE_PITCH, officeMapPlaces } from './india-map';

export const officeMapGlazes: Record<OfficeCity, Glaze> = {
  Bengaluru: 'vermilion',
  Pune: 'marigold',
  Kochi: 'peacock',
  Guwahati: 'marigold',
};

/** Position of the name, in tiles from the office. */
const names: Record<OfficeCity, { dx: number; dy: number; anchor: 'start' | 'end' }> = {
  Bengaluru: { dx: 4.6, dy: 1.4, anchor: 'start' },
  Pune: { dx: -0.6, dy: 1.4, anchor: 'end' },
  Kochi: { dx: -0.6, dy: 1.4, anchor: 'end' },
  Guwahati: { dx: -0.4, dy: -0.9, anchor: 'end' },
};

/** The map of India in tiles, with the offices glazed and named. */
export function OfficeMap() {
  return (
    <svg
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      role="img"
      aria-label="Map of India with our offices: Bengaluru and Kochi in the south, Pune in the west, Guwahati in the north-east."
      className="w-full"
    >
      <path d={landPath} className="fill-tile-2" />
      <path d={islandsPath} className="fill-tile-2" />
      {officeMapPlaces.map(({ city, x, y }) => {
        const { dx, dy, anchor } = names[city];
        return (
          <g key={city}>
            <path
              d={quarter(x * MAP_TILE_PITCH, y * MAP_TILE_PITCH, 2 * MAP_TILE_PITCH - 2, 2)}
              className={GLAZE_FILLS[officeMapGlazes[city]]}
            />
            <text
              x={(x + dx) * MAP_TILE_PITCH}
              y={(y + dy) * MAP_TILE_PITCH}
              textAnchor={anchor}
              fontSize="26"
              className="fill-text font-display font-semibold"
            >
              {city}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
