// The band round the bottle, 16 tiles by 4; it closes where it began.

import { printedPage } from '../drawing/printed-page.mjs';
import { drawTileGrid } from '../drawing/svg.mjs';

const rows = [
  'q0v/b t1k/b q2m/b s0d l0v/b q1p/b s0d q3v/b o0k/b q0m/b s0d l1v/b q2p/b s0d q1v/b t0m/b',
  's0d q2v/b q3v/b l1p/b s0v q3k/b q0m/b s0d q2v/b s0d l0p/b q3v/b q0v/b o0m/b s0d q2k/b',
  'l1m/b q1v/b s0d q0k/b q2v/b o0v/b s0d t2p/b l1v/b q1k/b q0v/b s0m s0d q2v/b l0k/b q3p/b',
  'q3p/b s0d o0v/b q1v/b t3m/b s0d q2p/b q1v/b s0d q3m/b t0v/b q2k/b l0p/b q1m/b s0d q0v/b',
];

export default {
  band: printedPage(
    { width: 2048, height: 512, ground: 'bone', scale: 1 },
    drawTileGrid({ x: 3, y: 3, tile: 122, grout: 6, rows }),
  ),
};
