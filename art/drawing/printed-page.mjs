// One printed side: a background and the drawing on it, in units of the drawing with `scale` pixels each.

import { glaze } from './palette.mjs';
import { rectangle } from './shapes.mjs';
import { fillPath } from './svg.mjs';

export const printedPage = ({ width, height, ground, scale = 3, left = 0, top = 0 }, ...content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" ` +
  `viewBox="${left} ${top} ${width} ${height}">${fillPath(glaze[ground] ?? ground, rectangle(left, top, width, height))}${content.join('')}</svg>`;
