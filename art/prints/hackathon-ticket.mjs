// The badge, 420 by 600.

import { ribRelief } from '../drawing/knit-relief.mjs';
import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { quarter } from '../drawing/shapes.mjs';
import { drawTileGrid, fillPath } from '../drawing/svg.mjs';

export default {
  rib: ribRelief,
  badge: printedPage(
    { left: 290, top: 300, width: 420, height: 600, ground: 'bone', scale: 3 },
    drawTileGrid({ x: 318, y: 390, tile: 120, grout: 2, rows: ['q2v/k q3m/k s0k', 's0k l0v/k q0b/k'] }),
    drawTileGrid({
      x: 318,
      y: 668,
      tile: 26,
      grout: 2,
      rows: [
        's0k s0k s0k - s0k s0k s0k',
        's0k - s0k s0k s0k - s0k',
        's0k s0k s0k - s0k s0k s0k',
        '- s0k - q0v s0k - s0k',
        's0k s0k s0k s0k - s0k -',
        's0k - s0k - s0k q2v s0k',
        's0k s0k s0k s0k s0k - s0k',
      ],
    }),
    fillPath(glaze.ink, 'M540 668h142v24H540zM540 708h100v14H540zM540 734h120v14H540z'),
    fillPath(glaze.vermilion, quarter(600, 780, 82, 2)),
  ),
};
