// The ticket and its stub, in the drawing's own units of 800 by 380.

import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid, strokePath } from '../drawing/svg.mjs';

export default {
  ticket: printedPage(
    { left: 100, top: 310, width: 800, height: 380, ground: 'bone', scale: 2.4 },
    strokePath(glaze.ink, 5, 'M680 356V646').replace('/>', ' stroke-dasharray="14 12"/>'),
    drawTileGrid({ x: 170, y: 352, tile: 146, grout: 4, rows: ['q2i s0v q0v', 's0k l0i q1k'] }),
    drawTileGrid({
      x: 716,
      y: 432,
      tile: 25,
      grout: 2,
      rows: [
        's0k s0k - s0k s0k',
        's0k o0v s0k - s0k',
        '- s0k q0k s0k -',
        's0k - s0k s0k q1k',
        's0k s0k - l0v s0k',
      ],
    }),
  ),
};
