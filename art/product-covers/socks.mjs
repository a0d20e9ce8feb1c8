import { fill, group, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { quarter } from '../drawing/shapes.mjs';

// Seen from the side: leg, heel and foot, toe to the right; 200 wide at the ankle.
const outline = 'M0 0H200V400H330A130 130 0 0 1 460 530V600H150A150 150 0 0 1 0 450z';

const sock = (id, colour, trim, rows) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">` +
  fill(colour, outline) +
  tilePrint({ x: 0, y: 100, tile: 100, rows }) +
  fill(trim, 'M0 0h200v84H0zM0 400a200 200 0 0 1 200 200H0zM360 380h120v240H360z') +
  '</g>';

export default scene(
  'marigold',
  quarter(0, 0, 1000, 3),
  group(
    'translate(428 96)',
    shadow(outline),
    sock('a', glaze.bone, glaze.vermilion, ['q2k q3k', 'l0k l1k', 'q1k q0k', '- -', '- - l0k - -']),
  ),
  group(
    'translate(118 286)',
    shadow(outline),
    sock('b', glaze.indigo, glaze.ink, ['q2b q3b', 'l0v l1v', 'q1b q0b', '- -', '- - l0v - -']),
  ),
);
