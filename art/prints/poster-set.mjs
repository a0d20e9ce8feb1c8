// The three prints, each with its margin.

import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid, fillPath, strokePath } from '../drawing/svg.mjs';

const arcs = [40, 90, 140, 190, 240].map((r) => `M34 ${34 + r}A${r} ${r} 0 0 0 ${34 + r} 34`).join('');

export default {
  tall: printedPage(
    { width: 400, height: 600, ground: 'bone', scale: 3 },
    drawTileGrid({
      x: 42,
      y: 36,
      tile: 105,
      rows: ['q2v s0v q0v', 's0k l0v q1k', 'l1m q2k s0k', 's0v q1v l0k', 'q1k o0v q3v'],
    }),
    fillPath(glaze.ink, 'M42 578h72v5H42z'),
  ),
  arcs: printedPage(
    { width: 295, height: 295, ground: 'marigold', scale: 4 },
    strokePath(glaze.ink, 26, arcs),
  ),
  square: printedPage(
    { width: 295, height: 295, ground: 'vermilion', scale: 4 },
    drawTileGrid({ x: 36, y: 36, tile: 111, rows: ['t2b l1k', 'q0k t0b'] }),
  ),
};
