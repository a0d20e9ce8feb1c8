import { fill, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze, shade } from '../drawing/palette.mjs';
import { dot, quarter, rectangle } from '../drawing/shapes.mjs';

const base = rectangle(220, 170, 560, 560, 70);

export default scene(
  'bone',
  quarter(0, 0, 1000, 3),
  line(shade.sand, 26, 'M526 750V846A74 74 0 0 0 600 920H1010'),
  line(glaze.vermilion, 26, 'M500 720V816A74 74 0 0 0 574 890H1010'),
  shadow(base, 30),
  fill(glaze.ink, rectangle(458, 726, 84, 62, 10)),
  fill(glaze.ink, base),
  fill(glaze.basalt, rectangle(244, 194, 512, 512, 50)),
  fill(glaze.slate, dot(280, 230, 440, 0, 1)),
  fill(glaze.ink, dot(280, 230, 440, 0, 0.9)),
  tilePrint({ x: 366, y: 316, tile: 132, grout: 4, rows: ['q2b q3v', 'q1b q0b'] }),
  fill(glaze.marigold, dot(692, 642, 44)),
);
