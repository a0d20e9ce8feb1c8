// The front of the bag: the tile alphabet, and what is felt of the canvas, its hem and its sides.

import { printedPage } from '../drawing/printed-page.mjs';
import { rectangle } from '../drawing/shapes.mjs';
import { drawTileGlyph } from '../drawing/shirt-print.mjs';
import { fillPath } from '../drawing/svg.mjs';

const width = 380;
const height = 420;
const groove = (d) => `<path d="${d}" fill="none" stroke="#3c3c3c" stroke-width="1.6"/>`;
const seam = (d) =>
  `<path d="${d}" fill="none" stroke="#555" stroke-width="1.2" stroke-dasharray="3.4 1.8"/>`;

export default {
  front: printedPage(
    { width, height, ground: '#ebe3d0', scale: 4 },
    drawTileGlyph('k', { x: 78, y: 128, tile: 42, grout: 3.5 }),
  ),
  seams: printedPage(
    { width, height, ground: '#808080', scale: 4 },
    groove(`M0 34H${width}`) + seam(`M0 29H${width}`) + seam(`M0 6H${width}`),
  ),
  // One repeat of a plain weave: two threads across two.
  canvas:
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><defs><radialGradient id="g">' +
    '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></radialGradient></defs>' +
    fillPath('#333', rectangle(0, 0, 64, 64)) +
    '<g fill="url(#g)"><rect x="2" y="5" width="28" height="22" rx="9"/><rect x="34" y="37" width="28" height="22" rx="9"/>' +
    '<rect x="37" y="2" width="22" height="28" rx="9"/><rect x="5" y="34" width="22" height="28" rx="9"/></g></svg>',
};
