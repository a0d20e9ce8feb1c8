// The face of the card: plain, with the mark in its corner. Ribbon and bow are real.
import { fill } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { quarter, square } from '../drawing/shapes.mjs';
import { page } from './page.mjs';

export default {
  card: page(
    { left: 140, top: 270, width: 720, height: 460, ground: 'vermilion', scale: 2.6 },
    fill(
      glaze.bone,
      square(742, 612, 38) + quarter(784, 612, 38, 3) + quarter(742, 654, 38, 1) + square(784, 654, 38),
    ),
  ),
};
