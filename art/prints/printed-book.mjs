// The cover of the book, without its joint.
import { fill, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { page } from './page.mjs';

export default {
  cover: page(
    { width: 540, height: 688, ground: 'indigo', scale: 2.6 },
    tilePrint({
      x: 66,
      y: 44,
      tile: 134,
      grout: 4,
      rows: ['q2b s0b q0m', 'l1m q0v l0b', 's0b q2m q3m', 'q1b o0v q1b'],
    }),
    fill(glaze.bone, 'M66 624h200v13H66zM66 648h120v7H66z'),
  ),
};
