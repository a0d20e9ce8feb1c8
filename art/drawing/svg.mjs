import { glaze, shade } from './palette.mjs';
import { dot, fourSquares, leaf, quarter, square, triangle } from './shapes.mjs';

export const fillPath = (colour, d) => `<path fill="${colour}" d="${d}"/>`;
export const strokePath = (colour, width, d) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
/** The shadow of an outline in light from the top left. */
export const shadow = (outline, distance = 22) =>
  `<path fill="${glaze.ink}" opacity=".22" transform="translate(${distance} ${Math.round(distance * 1.2)})" d="${outline}"/>`;

export const group = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`;

/** A whole picture: a backdrop, a large shape in its darker tone, and the parts in front. */
export const scene = (backdrop, ground, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${fillPath(glaze[backdrop], 'M0 0h1000v1000H0z')}` +
  `${ground ? fillPath(shade[backdrop], ground) : ''}${parts.join('')}</svg>`;

const COLOURS = {
  v: glaze.vermilion,
  m: glaze.marigold,
  p: glaze.peacock,
  i: glaze.indigo,
  j: glaze.jade,
  g: glaze.gulal,
  b: glaze.bone,
  d: glaze.sand,
  s: glaze.slate,
  a: glaze.basalt,
  k: glaze.ink,
};

const shapes = { s: square, q: quarter, l: leaf, o: dot, t: triangle, w: fourSquares };

/**
 * A grid of tiles, described row by row. A tile is shape, quarter turns and colour (`q2v`: vermilion quarter, turned
 * twice), with the colour behind it after a slash (`q2v/k`); `-` is an empty place.
 * Shapes: square, quarter, leaf, o = dot, triangle, w = window of four. Colours: the keys of `COLOURS`.
 */
export function drawTileGrid({ x, y, tile, grout = 0, rows }) {
  const beds = new Map();
  const faces = new Map();
  const add = (layer, colour, d) => layer.set(colour, (layer.get(colour) ?? '') + d);
  rows.forEach((row, j) => {
    row.split(' ').forEach((notation, i) => {
      if (notation === '-') return;
      const [face, bed] = notation.split('/');
      const left = x + i * (tile + grout);
      const top = y + j * (tile + grout);
      if (bed) add(beds, COLOURS[bed], square(left, top, tile));
      add(faces, COLOURS[face[2]], shapes[face[0]](left, top, tile, Number(face[1])));
    });
  });
  return [...beds, ...faces].map(([colour, d]) => fillPath(colour, d)).join('');
}
