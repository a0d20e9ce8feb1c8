// The knitted band: over the whole garment's frame of 3.2 units, and once more for a sleeve of 1 by 2.2 units.

import { ribRelief, stitchRelief } from '../drawing/knit-relief.mjs';
import { glaze } from '../drawing/palette.mjs';
import { rectangle } from '../drawing/shapes.mjs';
import { drawTileGrid, fillPath } from '../drawing/svg.mjs';

const unit = 640;
const tile = 0.2 * unit;
const repeat = ['t2b t3b', 'q2m/k q3m/k l0v/k l1v/k', 'q1m/k q0m/k l1v/k l0v/k', 't1b t0b'];
const row = (tiles, count) =>
  Array.from({ length: count }, (_, i) => tiles.split(' ')[i % tiles.split(' ').length]).join(' ');

const cloth = (width, height, x, y, count) => {
  const w = width * unit;
  const h = height * unit;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${fillPath(glaze.indigo, rectangle(0, 0, w, h))}` +
    `${drawTileGrid({ x, y, tile, rows: repeat.map((tiles) => row(tiles, count)) })}</svg>`
  );
};

export default {
  torso: cloth(3.2, 3.2, 0, 0.86 * unit, 16),
  sleeve: cloth(1, 2.2, -tile / 2, 0.27 * unit, 6),
  stitch: stitchRelief,
  rib: ribRelief,
};
