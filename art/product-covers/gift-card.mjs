import { fill, group, line, scene, shadow } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { leaf, quarter, rectangle, square } from '../drawing/shapes.mjs';

const card = rectangle(140, 270, 720, 460, 32);

export default scene(
  'peacock',
  quarter(0, 0, 1000, 3),
  group(
    'rotate(8 500 500)',
    shadow(card),
    fill(glaze.bone, card),
    line(glaze.sand, 6, 'M150 290L500 560 850 290'),
  ),
  group(
    'rotate(-8 500 500)',
    shadow(card),
    fill(glaze.vermilion, card),
    fill(glaze.bone, 'M300 270h64v460h-64zM140 468h720v64H140z'),
    fill(
      glaze.marigold,
      leaf(192, 360, 140, 0) + leaf(332, 360, 140, 1) + leaf(192, 500, 140, 1) + leaf(332, 500, 140, 0),
    ),
    fill(
      glaze.ink,
      quarter(296, 464, 36, 2) +
        quarter(332, 464, 36, 3) +
        quarter(296, 500, 36, 1) +
        quarter(332, 500, 36, 0),
    ),
    fill(
      glaze.bone,
      quarter(742, 640, 30, 3) + square(776, 640, 30) + square(742, 674, 30) + square(776, 674, 30),
    ),
  ),
);
