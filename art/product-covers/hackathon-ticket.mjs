import { fill, scene, shadow, tilePrint } from '../drawing/drawing.mjs';
import { glaze } from '../drawing/palette.mjs';
import { quarter, rectangle } from '../drawing/shapes.mjs';

const pass = rectangle(290, 300, 420, 600, 28);

export default scene(
  'indigo',
  quarter(0, 0, 1000, 2),
  shadow(`${pass}M360-10L476 270h48L640-10h-90L500 110 450-10z`),
  fill('#d8431c', 'M560-10h90L530 262h-62z'),
  fill(glaze.vermilion, 'M350-10h90L532 262h-62z'),
  fill(glaze.sand, rectangle(466, 250, 68, 84, 10)),
  `<path fill="${glaze.bone}" fill-rule="evenodd" d="${pass}M456 330h88v22h-88z"/>`,
  fill(glaze.sand, 'M478 290h44v52h-44z'),
  tilePrint({
    x: 318,
    y: 390,
    tile: 120,
    grout: 2,
    rows: ['q2v/k q3m/k s0k', 's0k l0v/k q0b/k'],
  }),
  tilePrint({
    x: 318,
    y: 656,
    tile: 26,
    grout: 2,
    rows: [
      's0k s0k s0k - s0k s0k s0k',
      's0k - s0k s0k s0k - s0k',
      's0k s0k s0k - s0k s0k s0k',
      '- s0k - q0v s0k - s0k',
      's0k s0k s0k s0k - s0k -',
      's0k - s0k - s0k q2v s0k',
      's0k s0k s0k s0k s0k - s0k',
    ],
  }),
  fill(glaze.ink, 'M540 656h142v24H540zM540 696h100v14H540zM540 722h120v14H540z'),
  fill(glaze.vermilion, quarter(602, 768, 82, 2)),
);
