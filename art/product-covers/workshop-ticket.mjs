import { fill, group, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { quarter } from '../drawing/shapes.mjs';

const ticket =
  'M100 310H646A34 34 0 0 0 714 310H900V460A40 40 0 0 0 900 540V690H714A34 34 0 0 0 646 690H100V540A40 40 0 0 0 100 460z';

export default scene(
  'gulal',
  quarter(0, 0, 1000, 1),
  group(
    'rotate(-12 500 500)',
    group('rotate(9 500 500) translate(18 24)', fill('#c23f78', ticket)),
    group('rotate(9 500 500)', fill(glaze.indigo, ticket)),
    shadow(ticket, 16),
    fill(glaze.bone, ticket),
    line(glaze.ink, 5, 'M680 360V640').replace('/>', ' stroke-dasharray="14 12"/>'),
    tilePrint({ x: 166, y: 350, tile: 146, grout: 4, rows: ['q2i s0v q0v', 's0k l0i q1k'] }),
    tilePrint({
      x: 718,
      y: 434,
      tile: 25,
      grout: 2,
      rows: [
        's0k s0k - s0k s0k',
        's0k o0v s0k - s0k',
        '- s0k q0k s0k -',
        's0k - s0k s0k q1k',
        's0k s0k - l0v s0k',
      ],
    }),
  ),
);
