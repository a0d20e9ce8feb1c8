// What is printed on the things in the shop's front.

import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid } from '../drawing/svg.mjs';
import giftCard from './gift-card.mjs';
import mug from './mosaic-mug.mjs';

const rows = [
  's0s s0k q3v/b s0k s0s s0k',
  's0k l0v/k s0s o0m/k q1m/k s0s',
  'q0m/b s0s s0k s0v q3p/k s0k',
  's0k s0s q1v/k l1b/k s0k t0m/k',
  's0v o0b/k s0k s0s l0p/b s0k',
  's0s s0k q2m/k s0k s0s q0v/b',
  'l1v/b s0s s0k q3b/k s0m s0k',
  's0k t1p/b s0s s0k o0v/s s0s',
];

export default {
  ...giftCard,
  ...mug,
  cover: printedPage(
    { width: 608, height: 808, ground: 'ink', scale: 1.5 },
    drawTileGrid({ x: 6, y: 6, tile: 96, grout: 4, rows }),
  ),
};
