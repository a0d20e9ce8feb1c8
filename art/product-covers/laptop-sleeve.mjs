import { fill, group, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze, shade } from '../drawing/palette.mjs';
import { quarter, rectangle } from '../drawing/shapes.mjs';

const sleeve = rectangle(150, 320, 700, 480, 40);

export default scene(
  'sand',
  quarter(0, 0, 1000, 0),
  group(
    'rotate(-10 500 500)',
    shadow(sleeve),
    fill('#8e9893', rectangle(196, 180, 608, 400, 30)),
    fill('#aab3ae', rectangle(196, 172, 608, 400, 30)),
    fill(
      '#8e9893',
      'M470 236h28v28h-28zM502 236h28a28 28 0 0 1-28 28zM470 268h28v28a28 28 0 0 1-28-28zM502 268h28v28h-28z',
    ),
    fill(glaze.basalt, sleeve),
    tilePrint({
      x: 150,
      y: 500,
      tile: 100,
      rows: ['q2v/s q3v/s l0m/a s0a q2b/s t0p/a l1b/s', 's0a l1b/s q0p/a l0v/s q1b/a s0v q0m/s'],
    }),
    line(glaze.marigold, 8, 'M166 372H834'),
    fill(glaze.marigold, rectangle(740, 360, 64, 26, 6)),
    fill(shade.basalt, 'M150 700h700v60a40 40 0 0 1-40 40h-620a40 40 0 0 1-40-40z'),
  ),
);
