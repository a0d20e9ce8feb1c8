import { fill, group, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { quarter } from '../drawing/shapes.mjs';

export default scene(
  'vermilion',
  quarter(0, 0, 1000, 0),
  group(
    'rotate(-8 500 500)',
    shadow('M230 140h540l56 72v664H306l-76-56z'),
    fill(glaze.ink, 'M250 820l56 56h520V212l-56-56z'),
    fill(glaze.bone, 'M262 814l50 50h500V224l-50-50z'),
    line(glaze.sand, 4, 'M276 828h500V190M290 842h500V204M302 855h500V215'),
    fill(glaze.indigo, 'M230 140h540v680H230z'),
    fill('#3448b3', 'M230 140h56v680h-56z'),
    tilePrint({
      x: 316,
      y: 180,
      tile: 138,
      grout: 4,
      rows: ['q2b s0b q0m', 'l1m q0v l0b', 's0b q2m q3m', 'q1b o0v q1b'],
    }),
    fill(glaze.bone, 'M316 768h200v14H316z'),
  ),
);
