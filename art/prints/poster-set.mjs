// The three prints, each with its margin.
import { fill, line, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { page } from './page.mjs';

const arcs = [40, 90, 140, 190, 240].map((r) => `M34 ${34 + r}A${r} ${r} 0 0 0 ${34 + r} 34`).join('');

export default {
  tall: page(
    { width: 400, height: 600, ground: 'bone', scale: 3 },
    tilePrint({
      x: 42,
      y: 36,
      tile: 105,
      rows: ['q2v s0v q0v', 's0k l0v q1k', 'l1m q2k s0k', 's0v q1v l0k', 'q1k o0v q3v'],
    }),
    fill(glaze.ink, 'M42 578h72v5H42z'),
  ),
  arcs: page({ width: 295, height: 295, ground: 'marigold', scale: 4 }, line(glaze.ink, 26, arcs)),
  square: page(
    { width: 295, height: 295, ground: 'vermilion', scale: 4 },
    tilePrint({ x: 36, y: 36, tile: 111, rows: ['t2b l1k', 'q0k t0b'] }),
  ),
};
