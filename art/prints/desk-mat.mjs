// The mat from above, 1800 by 800: dense at the left, nearly empty where the mouse goes.

import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid } from '../drawing/svg.mjs';

const rows = [
  'q2v/a s0m/k l0b/a q1p/k s0a t0s/a q3m/a l1s/k s0a q0v/a s0k o0b/a s0a s0k s0a l0s/a s0a s0k',
  'l1m/k q0b/a t2v/a o0m/k q2s/a s0v/k l0p/a s0a q1b/a s0a t1m/a s0k q2s/a s0a o0s/k s0a s0k s0a',
  's0b/a q3v/k q1m/a s0p/a l0v/k s0a o0b/k q2m/a t3s/a l1v/a s0a s0a s0k q3p/a s0a s0k s0a s0a',
  'o0v/k l0b/a s0k q2p/a t1m/a q0b/a s0a l1v/a s0k o0m/a q1s/k s0a l0b/a s0a s0k s0a s0a s0k',
  'q1p/a s0v/a q3b/a l1m/k s0a o0v/a q2s/k s0b/a q0p/a s0a s0k t0v/a s0a s0k s0a o0s/a s0k s0a',
  't0m/k o0b/a l0v/a q1v/a q3m/k s0k t2b/a s0a l0m/a s0k q3b/a s0a s0k l1s/a s0a s0k s0a s0a',
  'q0b/a q2m/k s0s/a t3p/a l1b/a q1m/a s0a q3v/k s0a s0s/k s0a q2m/a s0k s0a s0a s0k s0a s0k',
  's0v/a l1p/a q0m/a s0b/k q2v/a s0a l0s/k o0m/a t1b/a s0a s0k s0a s0a q0s/k s0k s0a s0a s0a',
];

export default {
  mat: printedPage(
    { width: 1800, height: 800, ground: 'ink', scale: 1.3 },
    drawTileGrid({ x: 3, y: 3, tile: 95, grout: 5, rows }),
  ),
};
