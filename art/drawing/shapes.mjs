// The shapes for drawings of products: those of the site and a few more.
import { dot as disc, square } from '../../app/ui/art/tile-shapes.ts';

export { leaf, quarter, square, triangle } from '../../app/ui/art/tile-shapes.ts';

/** A dot that leaves room around it; `fill` is its share of the side. */
export const dot = (x, y, size, _turn = 0, fill = 0.62) => {
  const diameter = Math.round(size * fill);
  const inset = (size - diameter) / 2;
  return disc(x + inset, y + inset, diameter);
};

/** Four small squares. */
export const fourSquares = (x, y, size) => {
  const gap = Math.round(size * 0.06);
  const side = (size - gap) / 2;
  const far = side + gap;
  return (
    square(x, y, side) + square(x + far, y, side) + square(x, y + far, side) + square(x + far, y + far, side)
  );
};

/** `radius` rounds the corners by a quadratic curve, a little fuller than an arc and shorter to write. */
export const rectangle = (x, y, width, height, radius = 0) => {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h-${width}z`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const r = radius;
  return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r}-${r} ${r}h-${across}q-${r} 0-${r}-${r}v-${down}q0-${r} ${r}-${r}z`;
};
