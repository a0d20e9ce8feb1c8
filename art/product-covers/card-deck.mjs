import { fill, group, scene, tilePrint } from './drawing.mjs';
import { glaze, shade } from './palette.mjs';
import { leaf, quarter, rectangle } from './shapes.mjs';

const card = rectangle(0, 0, 290, 420, 22);
const back =
  fill(glaze.bone, card) +
  fill(glaze.ink, rectangle(18, 18, 254, 384, 8)) +
  tilePrint({
    x: 24,
    y: 48,
    tile: 78,
    grout: 4,
    rows: ['q2v q3v l0b', 'l1b s0v q0m', 'q2m s0b l0v', 'l1v q0b q1b'],
  });

const face =
  fill(glaze.bone, card) +
  fill(glaze.vermilion, leaf(60, 125, 170, 1)) +
  fill(glaze.ink, quarter(26, 26, 42, 0) + quarter(222, 352, 42, 2));

const dealt = (angle, shadow, side) =>
  group(
    `rotate(${angle} 500 1000) translate(355 270)`,
    group('translate(16 14)', fill(shadow, card)),
    side,
  );

export default scene(
  'jade',
  quarter(0, 0, 1000, 2),
  `<defs><g id="k">${back}</g></defs>`,
  ...[-27, -9, 9].map((angle) => dealt(angle, angle === -27 ? '#26764f' : shade.sand, '<use href="#k"/>')),
  dealt(27, shade.sand, face),
);
