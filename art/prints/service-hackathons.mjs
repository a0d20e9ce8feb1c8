// What is printed on the things of the night table, and what stands on the screen.

import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { rectangle } from '../drawing/shapes.mjs';
import { drawTileGrid, fillPath } from '../drawing/svg.mjs';
import badge from './hackathon-ticket.mjs';
import mug from './mosaic-mug.mjs';

/** Lines of a program: how far in and how long, in tenths of the column, and the glaze. */
const lines = [
  [0, 5, 'vermilion'],
  [1, 7, 'bone'],
  [1, 4, 'bone'],
  [2, 6, 'peacock'],
  [2, 3, 'bone'],
  [1, 2, 'marigold'],
  [0, 1, 'vermilion'],
  [0, 4, 'slate'],
  [0, 6, 'vermilion'],
  [1, 5, 'bone'],
  [1, 8, 'marigold'],
];
const program = lines
  .map(([from, long, tone], i) =>
    fillPath(glaze[tone], rectangle(40 + from * 36, 70 + i * 42, long * 36, 18, 4)),
  )
  .join('');
const rows = ['q2v s0b q1m', 's0b l1p q3v', 'o0m q0p s0b'];

export default {
  ...badge,
  ...mug,
  screen: printedPage(
    { width: 840, height: 560, ground: 'ink', scale: 1.5 },
    program,
    drawTileGrid({ x: 470, y: 70, tile: 104, grout: 6, rows }),
  ),
};
