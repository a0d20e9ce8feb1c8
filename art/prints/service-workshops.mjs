// The perforated board on which tools hang, and the cover of a notebook.

import { glaze } from '../drawing/palette.mjs';
import { printedPage } from '../drawing/printed-page.mjs';
import { dot } from '../drawing/shapes.mjs';
import { fillPath } from '../drawing/svg.mjs';
import shop from './hero-shop.mjs';

const columns = 42;
const rows = 18;
const holes = Array.from({ length: columns * rows }, (_, i) =>
  dot((i % columns) * 10, Math.floor(i / columns) * 10, 10, 0, 0.3),
);

export default {
  band: shop.band,
  cover: shop.cover,
  holes: printedPage(
    { width: columns * 10, height: rows * 10, ground: 'slate', scale: 4 },
    fillPath(glaze.ink, holes.join('')),
  ),
};
