import { fill, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { quarter } from '../drawing/shapes.mjs';

const body =
  'M392 176Q500 236 608 176L676 200Q742 222 764 288L892 720 784 754 690 448V838H310V448L216 754 108 720 236 288Q258 222 324 200z';
const ribs = 'M310 790h380v62H310zM98 716l120 38-16 52-120-38zM902 716l-120 38 16 52 120-38z';

export default scene(
  'gulal',
  quarter(0, 0, 1000, 1),
  shadow(`${body}${ribs}`),
  `<clipPath id="b"><path d="${body}"/></clipPath>`,
  fill(glaze.indigo, body),
  '<g clip-path="url(#b)">',
  tilePrint({
    x: 180,
    y: 300,
    tile: 64,
    rows: [
      't2b t3b t2b t3b t2b t3b t2b t3b t2b t3b',
      'q2m/k q3m/k l0v/k l1v/k q2m/k q3m/k l0v/k l1v/k q2m/k q3m/k',
      'q1m/k q0m/k l1v/k l0v/k q1m/k q0m/k l1v/k l0v/k q1m/k q0m/k',
      't1b t0b t1b t0b t1b t0b t1b t0b t1b t0b',
    ],
  }),
  '</g>',
  fill(glaze.ink, ribs),
  line(glaze.ink, 36, 'M384 186Q500 262 616 186'),
  line('#2f42a6', 6, 'M310 448V790M690 448V790'),
);
