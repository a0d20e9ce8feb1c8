// One printed side: a ground and what is drawn on it, in the drawing's own units, `scale` pixels to each.
import { fill } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { rectangle } from '../drawing/shapes.mjs';

export const page = ({ width, height, ground, scale = 3, left = 0, top = 0 }, ...content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" ` +
  `viewBox="${left} ${top} ${width} ${height}">${fill(glaze[ground] ?? ground, rectangle(left, top, width, height))}${content.join('')}</svg>`;
