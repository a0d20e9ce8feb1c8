// The six shapes of the tile grammar as path data, each filling the square of side `s` at (x, y).
// `turn` counts quarter turns clockwise.

const round = (n) => Math.round(n * 10) / 10;

/** Path data from a template in the unit square: pairs are scaled and turned, radii only scaled. */
const place = (x, y, s, turn) => (u, v) => {
  const [a, b] = [
    [u, v],
    [1 - v, u],
    [1 - u, 1 - v],
    [v, 1 - u],
  ][turn % 4];
  return `${round(x + a * s)} ${round(y + b * s)}`;
};

export const square = (x, y, s) => `M${round(x)} ${round(y)}h${s}v${s}h-${s}z`;

/** A quarter disc; without turn its right angle sits top left. */
export const quarter = (x, y, s, turn = 0) => {
  const at = place(x, y, s, turn);
  return `M${at(0, 0)}L${at(1, 0)}A${s} ${s} 0 0 1 ${at(0, 1)}z`;
};

/** Two arcs between opposite corners; without turn from top left to bottom right. */
export const leaf = (x, y, s, turn = 0) => {
  const at = place(x, y, s, turn);
  return `M${at(0, 0)}A${s} ${s} 0 0 1 ${at(1, 1)}A${s} ${s} 0 0 1 ${at(0, 0)}z`;
};

export const dot = (x, y, s, _turn = 0, fill = 0.62) => {
  const r = round((s * fill) / 2);
  return `M${round(x + s / 2 - r)} ${round(y + s / 2)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0z`;
};

/** Half the square; without turn the half at the top left. */
export const triangle = (x, y, s, turn = 0) => {
  const at = place(x, y, s, turn);
  return `M${at(0, 0)}L${at(1, 0)} ${at(0, 1)}z`;
};

/** Four small squares. */
export const quad = (x, y, s) => {
  const gap = s * 0.06;
  const side = round((s - gap) / 2);
  const far = side + gap;
  return (
    square(x, y, side) + square(x + far, y, side) + square(x, y + far, side) + square(x + far, y + far, side)
  );
};

/** `radius` rounds the corners by a quadratic curve, a little fuller than an arc and shorter to write. */
export const rectangle = (x, y, width, height, radius = 0) => {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h-${width}z`;
  const [across, down, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r}-${r} ${r}h-${across}q-${r} 0-${r}-${r}v-${down}q0-${r} ${r}-${r}z`;
};
