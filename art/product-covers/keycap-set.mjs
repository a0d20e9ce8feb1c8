import { fill, group, scene, shadow } from './drawing.mjs';
import { glaze, shade } from './palette.mjs';
import { dot, leaf, quad, quarter, rectangle, triangle } from './shapes.mjs';

const unit = 196;
const height = 186;

const cap = (column, row, units, colour, legend) => {
  const [x, y, width] = [column * unit, row * unit, units * unit - 10];
  const side = { bone: glaze.sand, ink: shade.ink }[colour] ?? shade[colour];
  const face = colour === 'ink' ? glaze.basalt : glaze[colour];
  const mark = legend && fill(legend[1], legend[0](x + width / 2 - 34, y + 48, 68, legend[2]));
  return (
    fill(side, rectangle(x, y, width, height, 20)) +
    fill(face, rectangle(x + 20, y + 10, width - 40, height - 46, 18)) +
    (mark ?? '')
  );
};

const rows = [
  cap(0, 0, 1, 'vermilion', [quarter, glaze.ink, 0]),
  cap(1, 0, 1, 'bone', [leaf, glaze.ink, 1]),
  cap(2, 0, 1, 'bone', [dot, glaze.ink]),
  cap(3, 0, 1, 'ink', [triangle, glaze.bone, 2]),
  cap(0, 1, 1.5, 'ink', [quad, glaze.bone]),
  cap(1.5, 1, 1, 'bone', [quarter, glaze.ink, 2]),
  cap(2.5, 1, 1.5, 'marigold', [leaf, glaze.ink, 0]),
  cap(0, 2, 1, 'bone', [triangle, glaze.ink, 0]),
  cap(1, 2, 1, 'bone', [quad, glaze.ink]),
  cap(2, 2, 2, 'vermilion', [dot, glaze.ink]),
  cap(0, 3, 3, 'bone'),
  cap(3, 3, 1, 'ink', [leaf, glaze.bone, 1]),
];

export default scene(
  'peacock',
  '',
  group(
    'rotate(-14 500 500) translate(153 156) scale(.9)',
    shadow(rectangle(0, 0, 4 * unit - 10, 4 * unit - 10, 20)),
    ...rows,
  ),
);
