// The back of the cards, the ace of leaves and the lid of the box.

import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { leaf, quarter, rectangle } from '../drawing/shapes.mjs';
import { drawTileGrid, fillPath, strokePath } from '../drawing/svg.mjs';

const card = { width: 320, height: 448, ground: 'bone', scale: 3 };
const rows = ['q2v q3v l0b', 'l1b s0v q0m', 'q2m s0b l0v', 'l1v q0b q1b', 'q1v t0m s0b'];

export default {
  back: printedPage(
    card,
    fillPath(glaze.ink, rectangle(18, 18, 284, 412, 8)),
    drawTileGrid({ x: 50, y: 54, tile: 68, grout: 1, rows: ['q2v q3v l0b', ...rows.slice(1)] }),
  ),
  ace: printedPage(
    card,
    fillPath(glaze.vermilion, leaf(65, 129, 190, 1)),
    fillPath(glaze.vermilion, leaf(24, 24, 40, 1) + leaf(256, 384, 40, 1)),
  ),
  king: printedPage(
    card,
    fillPath(glaze.ink, quarter(24, 24, 40, 0) + quarter(256, 384, 40, 2)),
    drawTileGrid({ x: 80, y: 84, tile: 80, rows: ['q2k q3k', 's0m s0m', 'q1k q0k'] }),
  ),
  lid: printedPage(
    { ...card, ground: 'vermilion' },
    drawTileGrid({ x: 64, y: 70, tile: 64, rows: ['q2b q3b q2k', 'l0k s0m l1b', 'q1m q0k q3b'] }),
    strokePath(glaze.bone, 6, 'M64 290H256M64 312H196'),
  ),
};
