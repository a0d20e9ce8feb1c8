// The mosaic cover, a dotted page and the cut edges of the pages.

import { printedPage } from '../drawing/printed-page.mjs';
import { rectangle } from '../drawing/shapes.mjs';
import { drawTileGrid, fillPath } from '../drawing/svg.mjs';

const rows = [
  's0a s0k q3m/s s0a l0v/a s0k s0s',
  'l1v/s s0a s0s q1m/k o0b/a s0s s0a',
  's0k q1v/a s0a s0k s0s q0v/k l1b/a',
  's0s s0a q2v/s s0v s0a s0k s0s',
  'q0m/k s0k s0a q3p/s s0s q2m/a s0k',
  's0a l1m/a s0s q0v/s s0k s0a q1v/s',
  'q1v/s s0s l0v/k s0a q2b/a s0s s0k',
  's0a q3m/a s0k s0s q1m/s l0v/a s0a',
  's0s s0a q2v/k s0v s0a o0v/k s0s',
  's0k l1b/s s0a s0s q3v/k s0m s0a',
];

const ivory = '#e9e2d0';
const dots = [];
for (let y = 5; y < 206; y += 5)
  for (let x = 5; x < 145; x += 5) dots.push(`M${x} ${y}m-.4 0a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`);
const leaves = [];
for (let y = 0; y < 40; y++) leaves.push(rectangle(0, y * 5, 148, 1.2));

export default {
  cover: printedPage(
    { width: 740, height: 1050, ground: 'ink', scale: 2 },
    drawTileGrid({ x: 2, y: 2, tile: 101, grout: 5, rows }),
  ),
  dots: printedPage(
    { width: 148, height: 206, ground: ivory, scale: 12 },
    fillPath('#8d8677', dots.join('')),
  ),
  edges: printedPage(
    { width: 148, height: 206, ground: ivory, scale: 4 },
    fillPath('#ddd5c2', leaves.join('')),
  ),
};
