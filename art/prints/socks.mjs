// One sock of each colour, seen from the side: leg, heel and foot, toe to the right.

import { ribRelief, stitchRelief } from '../drawing/knit-relief.mjs';
import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid, fillPath } from '../drawing/svg.mjs';

const sock = (ground, trim, rows) =>
  printedPage(
    { width: 460, height: 600, ground, scale: 3 },
    drawTileGrid({ x: 0, y: 100, tile: 100, rows }),
    fillPath(glaze[trim], 'M0 400a200 200 0 0 1 200 200H0zM360 380h120v240H360z'),
  );

export default {
  bone: sock('bone', 'vermilion', ['q2k q3k', 'l0k l1k', 'q1k q0k', '- -', '- - l0k - -']),
  indigo: sock('indigo', 'ink', ['q2b q3b', 'l0v l1v', 'q1b q0b', '- -', '- - l0v - -']),
  stitch: stitchRelief,
  rib: ribRelief,
};
