// The two prints of the shirt, over the garment's frame of 3.2 units, and the relief of its seams.

import { glaze } from './palette.mjs';
import { rectangle } from './shapes.mjs';
import { drawTileGrid, fillPath } from './svg.mjs';

const unit = 640;
const side = 3.2 * unit;
const rows = [
  's0k t0v q0v - s0k',
  't1k l0v q0k q1k q1v',
  't1k q2v q1k q1k t1k',
  's0k l0k q0v s0k -',
  'q0k q3v s0k s0k o0k',
];

/** The tile alphabet; `letter` is the colour of the tiles that are not vermilion. */
export const drawTileGlyph = (letter, field) =>
  drawTileGrid({ ...field, rows: rows.map((row) => row.replaceAll('k', letter)) });

const svg = (...content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content.join('')}</svg>`;

/** The print on cloth of a glaze. */
export const drawShirtPrint = (ground, letter) =>
  svg(
    fillPath(glaze[ground], rectangle(0, 0, side, side)),
    drawTileGlyph(letter, { x: 1.3 * unit, y: 0.92 * unit, tile: 0.112 * unit, grout: 0.01 * unit }),
  );

const groove = (d) => `<path d="${d}" fill="none" stroke="#303030" stroke-width="9"/>`;
const seam = (d) => `<path d="${d}" fill="none" stroke="#555" stroke-width="6" stroke-dasharray="16 9"/>`;
const hem = (y) => groove(`M0 ${y}H${side}`) + seam(`M0 ${y - 16}H${side}`);

export const seamRelief = svg(fillPath('#808080', rectangle(0, 0, side, side)), hem(2.7 * unit));
export const sleeveSeamRelief =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${unit}" height="${2.2 * unit}">` +
  `${fillPath('#808080', rectangle(0, 0, unit, 2.2 * unit))}${hem(0.7 * unit)}</svg>`;
