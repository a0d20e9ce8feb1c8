import { fill, group, line, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { rectangle } from '../drawing/shapes.mjs';

const framed = (x, y, width, height, paper, art) =>
  group(
    `translate(${x} ${y})`,
    shadow(rectangle(0, 0, width, height), 18),
    fill(glaze.ink, rectangle(0, 0, width, height)),
    fill(paper, rectangle(14, 14, width - 28, height - 28)),
    art,
  );

const arcs = [40, 90, 140, 190, 240].map((r) => `M44 ${44 + r}A${r} ${r} 0 0 0 ${44 + r} 44`).join('');

export default scene(
  'slate',
  '',
  framed(
    110,
    150,
    420,
    700,
    glaze.bone,
    tilePrint({
      x: 45,
      y: 45,
      tile: 110,
      rows: ['q2v s0v q0v', 's0k l0v q1k', 'l1m q2k s0k', 's0v q1v l0k', 'q1k o0v q3v'],
    }) + fill(glaze.ink, 'M45 634h150v12H45z'),
  ),
  framed(570, 150, 320, 330, glaze.marigold, line(glaze.ink, 28, arcs)),
  framed(
    570,
    520,
    320,
    330,
    glaze.vermilion,
    tilePrint({ x: 45, y: 50, tile: 115, rows: ['t2b l1k', 'q0k t0b'] }),
  ),
);
