import { fill, group, scene, shadow, tilePrint } from './drawing.mjs';
import { glaze } from './palette.mjs';
import { rectangle } from './shapes.mjs';

const loose = (x, y, angle, notation, side) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    shadow(rectangle(0, 0, 104, 112, 3), 10),
    fill(side, rectangle(0, 0, 104, 112, 3)),
    tilePrint({ x: 0, y: 0, tile: 104, rows: [notation] }),
  );

export default scene(
  'basalt',
  '',
  group(
    'rotate(-6 500 500)',
    shadow(rectangle(120, 124, 640, 640, 20)),
    fill(glaze.bone, rectangle(120, 124, 640, 640, 20)),
    fill(glaze.sand, rectangle(152, 156, 576, 576, 6)),
    tilePrint({
      x: 160,
      y: 164,
      tile: 108,
      grout: 5,
      rows: [
        'q2v/b s0v q0m/k s0k l0b/p',
        's0k l1v/b s0v q3v/b s0k',
        'l0m/k s0b q1p/b s0b q0v/b',
        's0v q2k/b l1k/m s0d s0d',
        'q0b/v s0k s0d s0d s0d',
      ],
    }),
  ),
  loose(690, 640, 18, 'q2v/b', '#dbd0ba'),
  loose(560, 806, -24, 's0p', '#027e8b'),
  loose(800, 800, 40, 'l0b/m', '#e49c15'),
  loose(840, 520, -12, 'o0m/s', '#343e39'),
);
