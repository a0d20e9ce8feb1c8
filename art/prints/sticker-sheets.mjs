// The upper sheet with its twelve stickers, and their relief.
import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { dot, fourSquares, leaf, quarter, square, triangle } from '../drawing/shapes.mjs';

const full = (x, y, s) => dot(x, y, s, 0, 1);
const half = (x, y, s) => quarter(x, y + s / 4, s / 2, 2) + quarter(x + s / 2, y + s / 4, s / 2, 3);
const heart = (x, y, s) =>
  `M${x + s / 2} ${y + s}L${x + s * 0.08} ${y + s * 0.52}A${s * 0.3} ${s * 0.3} 0 0 1 ${x + s / 2} ${y + s * 0.1}` +
  `A${s * 0.3} ${s * 0.3} 0 0 1 ${x + s * 0.92} ${y + s * 0.52}z`;
const flower = (x, y, s) =>
  leaf(x, y, s / 2, 0) +
  leaf(x + s / 2, y, s / 2, 1) +
  leaf(x, y + s / 2, s / 2, 1) +
  leaf(x + s / 2, y + s / 2, s / 2, 0);

const order = [
  [quarter, 'vermilion', 0],
  [flower, 'jade'],
  [full, 'marigold'],
  [triangle, 'peacock', 2],
  [heart, 'gulal'],
  [leaf, 'indigo', 1],
  [fourSquares, 'ink'],
  [quarter, 'marigold', 2],
  [flower, 'vermilion'],
  [half, 'peacock'],
  [square, 'jade'],
  [quarter, 'ink', 3],
];

const side = { width: 580, height: 760, scale: 2.6 };
/** A sticker is its shape with the white rim it is cut along. */
const stickers = (paint) =>
  order.map(([shape, colour, turn], i) => {
    const d = shape(52 + (i % 3) * 174, 48 + Math.floor(i / 3) * 179, 128, turn);
    const { face, rim } = paint(colour);
    return `<path fill="${face}" stroke="${rim}" stroke-width="26" stroke-linejoin="round" paint-order="stroke" d="${d}"/>`;
  });

export default {
  sheet: printedPage(
    { ...side, ground: 'sand' },
    ...stickers((colour) => ({ face: glaze[colour], rim: '#fffdf6' })),
  ),
  relief: printedPage({ ...side, ground: '#000' }, ...stickers(() => ({ face: '#fff', rim: '#fff' }))),
};
