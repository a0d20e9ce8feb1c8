import { fill, group, scene, shadow } from '../drawing/drawing.mjs';
import { glaze, shade } from '../drawing/palette.mjs';
import { dot, leaf, quad, quarter, rectangle, square, triangle } from '../drawing/shapes.mjs';

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

/** A sticker is its shape with the white rim it is cut along. */
const sticker = (x, y, shape, colour, turn = 0) => {
  const d = shape(x, y, 128, turn);
  return `<path fill="${glaze[colour]}" stroke="#fffdf6" stroke-width="22" stroke-linejoin="round" paint-order="stroke" d="${d}"/>`;
};

const sheet = rectangle(210, 120, 580, 760, 14);
const order = [
  [quarter, 'vermilion', 0],
  [flower, 'jade'],
  [full, 'marigold'],
  [triangle, 'peacock', 2],
  [heart, 'gulal'],
  [leaf, 'indigo', 1],
  [quad, 'ink'],
  [quarter, 'marigold', 2],
  [flower, 'vermilion'],
  [half, 'peacock'],
  [square, 'jade'],
  [quarter, 'ink', 3],
];

export default scene(
  'indigo',
  quarter(0, 0, 1000, 1),
  group('rotate(-9 500 500)', shadow(sheet), fill(shade.bone, sheet)),
  group(
    'rotate(7 500 500)',
    shadow(sheet),
    fill(glaze.sand, sheet),
    ...order.map(([shape, colour, turn], i) =>
      sticker(262 + (i % 3) * 174, 170 + Math.floor(i / 3) * 178, shape, colour, turn),
    ),
  ),
);
