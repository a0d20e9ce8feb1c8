// The band of tiles sewn across the sleeve, over its whole width, and the relief of tiles and canvas.

import { glaze } from '../drawing/palette.mjs';
import { rectangle } from '../drawing/shapes.mjs';
import { drawTileGrid, fillPath } from '../drawing/svg.mjs';

const width = 2100;
const height = 1440;
const tile = 300;
const rows = ['q2v/s q3v/s l0m/a s0a q2b/s t0p/a l1b/s', 's0a l1b/s q0p/a l0v/s q1b/a s0v q0m/s'];
const svg = (...content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content.join('')}</svg>`;
const grey = (rows) => rows.map((row) => row.replace(/(\w\d)\w(\/\w)?/g, (_, shape) => `${shape}b`));

const stitches = [420, 1020].map(
  (y) =>
    `<path d="M0 ${y + (y < 700 ? -14 : 14)}H${width}" stroke="${glaze.sand}" stroke-width="5" stroke-dasharray="20 12"/>`,
);
const threads =
  Array.from({ length: 120 }, (_, i) => `M0 ${i * 12}H${width}`).join('') +
  Array.from({ length: 175 }, (_, i) => `M${i * 12} 0V${height}`).join('');

export default {
  band: svg(
    fillPath(glaze.basalt, rectangle(0, 0, width, height)),
    drawTileGrid({ x: 0, y: 420, tile, rows }),
    ...stitches,
  ),
  relief: svg(
    fillPath('#505050', rectangle(0, 0, width, height)),
    `<path d="${threads}" stroke="#686868" stroke-width="5" fill="none"/>`,
    `<g style="filter:grayscale(1)" opacity=".7">${drawTileGrid({ x: 0, y: 420, tile, rows: grey(rows) })}</g>`,
  ),
};
