// The face of the card: plain, with the mark in its corner. Ribbon and bow are real.

import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { quarter, square } from '../drawing/shapes.mjs';
import { fillPath } from '../drawing/svg.mjs';

export default {
  card: printedPage(
    { left: 140, top: 270, width: 720, height: 460, ground: 'vermilion', scale: 2.6 },
    fillPath(
      glaze.bone,
      square(742, 612, 38) + quarter(784, 612, 38, 3) + quarter(742, 654, 38, 1) + square(784, 654, 38),
    ),
  ),
};
