import { fill, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { quarter } from '../drawing/shapes.mjs';

const silhouette =
  'M390 170C420 236 580 236 610 170L690 196Q730 208 756 246L880 430 762 512 706 440V850H294V440L238 512 120 430 244 246Q270 208 310 196z';

export default scene(
  'marigold',
  quarter(0, 0, 1000, 2),
  shadow(silhouette),
  fill(glaze.ink, silhouette),
  line(glaze.slate, 5, 'M294 440V330M706 440V330M378 176C410 262 590 262 622 176M294 826H706'),
  line(glaze.slate, 5, 'M138 406L254 486M862 406L746 486'),
  tilePrint({
    x: 402,
    y: 360,
    tile: 46,
    grout: 4,
    rows: ['s0b q0v q0v s0b', 't0b l0v q3b q2v', '- q2v q3b t1b', 's0b l1b q1v s0b', 'q2b q3v s0b o0b'],
  }),
);
