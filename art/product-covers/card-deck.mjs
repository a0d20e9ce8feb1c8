import { fill, group, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze, shade } from '../drawing/palette.mjs';
import { leaf, quarter, rectangle } from '../drawing/shapes.mjs';

const card = rectangle(0, 0, 320, 464, 24);
const back =
  fill(glaze.bone, card) +
  line(shade.sand, 4, card) +
  fill(glaze.ink, rectangle(20, 20, 280, 424, 8)) +
  tilePrint({
    x: 34,
    y: 62,
    tile: 84,
    rows: ['q2v q3v l0b', 'l1b s0v q0m', 'q2m s0b l0v', 'l1v q0b q1b'],
  });

const face =
  fill(glaze.bone, card) +
  line(shade.sand, 4, card) +
  fill(glaze.vermilion, leaf(65, 137, 190, 1)) +
  fill(glaze.ink, quarter(26, 26, 42, 0) + quarter(252, 396, 42, 2));

const dealt = (angle, side) => group(`rotate(${angle} 500 978) translate(340 280)`, shadow(card, 12), side);

export default scene(
  'jade',
  quarter(0, 0, 1000, 2),
  `<defs><g id="k">${back}</g></defs>`,
  ...[29, 10, -10].map((angle) => dealt(angle, '<use href="#k"/>')),
  dealt(-29, face),
);
