// The tops of the caps: a shape of the tile grammar in the middle of each, as wide as the cap.

import { glaze } from '../drawing/palette.mjs';
import { dot, fourSquares, leaf, quarter, rectangle, triangle } from '../drawing/shapes.mjs';
import { fillPath } from '../drawing/svg.mjs';

const shapes = { quarter, leaf, dot, triangle, quad: fourSquares };
const unit = 512;

/** Colour of the cap, shape, quarter turns, colour of the shape, width in units. */
const caps = [
  ['vermilion', 'quarter', 0, 'ink', 1],
  ['bone', 'leaf', 1, 'ink', 1],
  ['bone', 'dot', 0, 'ink', 1],
  ['basalt', 'triangle', 2, 'bone', 1],
  ['basalt', 'quad', 0, 'bone', 1.5],
  ['bone', 'quarter', 2, 'ink', 1],
  ['marigold', 'leaf', 0, 'ink', 1.5],
  ['bone', 'triangle', 0, 'ink', 1],
  ['bone', 'quad', 0, 'ink', 1],
  ['vermilion', 'dot', 0, 'ink', 2],
  ['basalt', 'leaf', 1, 'bone', 1],
];

const top = ([ground, shape, turn, tone, units]) => {
  const width = units * unit;
  const side = 210;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${unit}">${fillPath(
    glaze[ground],
    rectangle(0, 0, width, unit),
  )}${fillPath(glaze[tone], shapes[shape]((width - side) / 2, (unit - side) / 2, side, turn))}</svg>`;
};

export default Object.fromEntries(caps.map((cap) => [`${cap[0]}-${cap[1]}-${cap[4]}`, top(cap)]));
