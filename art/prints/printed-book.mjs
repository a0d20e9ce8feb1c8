// The cover of the book, without its joint.

import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid, fillPath } from '../drawing/svg.mjs';

export default {
  cover: printedPage(
    { width: 540, height: 688, ground: 'indigo', scale: 2.6 },
    drawTileGrid({
      x: 66,
      y: 44,
      tile: 134,
      grout: 4,
      rows: ['q2b s0b q0m', 'l1m q0v l0b', 's0b q2m q3m', 'q1b o0v q1b'],
    }),
    fillPath(glaze.bone, 'M66 624h200v13H66zM66 648h120v7H66z'),
  ),
};
