// The band round the mug, 26 tiles by 7; it closes where it began.

import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid } from '../drawing/svg.mjs';

const rows = [
  's0a q3v/b q2v/b s0s s0a s0a s0k q0v/k s0a s0s s0m q1v/a q1b/s s0a s0v q3p/a s0a s0s q1v/a q1m/k l1p/a s0a s0s q0m/a s0k s0k',
  's0a q2m/b s0b s0s s0v s0a q0v/a q1v/s s0a s0a o0v/a l1p/s s0a s0a s0s o0v/a q0m/a q0v/s t1p/k t2b/a s0a q2b/a s0s t1m/k s0k o0b/s',
  's0s s0s s0a o0m/a s0s s0k q3p/k s0a s0k s0s s0k l0b/a s0s s0a s0a q0p/a l1v/s s0s s0s t1v/a l1b/s l0p/s s0a s0k s0s o0m/k',
  'q3p/a s0k s0a s0m s0a s0b s0s o0b/s q3v/b l0m/a s0a q1p/a s0a t1b/a s0s q2v/a s0s s0k s0s q2v/b s0v s0s s0s q1v/s s0s s0b',
  's0s o0p/s s0s s0v t3p/b s0a s0s l0p/s t3b/s s0a s0m q0v/a s0s s0a s0a s0s s0k q0v/a t2m/s q2b/a s0s s0b s0a q0v/b q0v/a s0a',
  's0b s0s s0b l0m/s q0p/s o0p/b s0a l1p/a s0a s0v q2v/a s0a s0m s0s s0k s0s s0a q3p/a s0s q1m/k s0k s0v t3b/s s0k s0s s0a',
  'q3m/k o0v/s s0s t1b/a s0a s0k o0v/a s0s l0v/k q0p/a l0v/k q1v/a s0a q1m/a q2v/a s0v s0v s0s s0a s0a t3m/b s0a s0k q3m/a t0m/s s0a',
];

export default {
  band: printedPage(
    { width: 2600, height: 700, ground: 'ink', scale: 1 },
    drawTileGrid({ x: 2, y: 2, tile: 96, grout: 4, rows }),
  ),
};
