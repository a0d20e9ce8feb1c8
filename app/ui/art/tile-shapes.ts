/*
 * Tile shapes as SVG path data. Every shape fills a square of side `size` with its top left corner at (x, y). `turn` is
 * the number of clockwise quarter turns. Paths are relative, which keeps inlined pictures small.
 */

export type QuarterTurns = 0 | 1 | 2 | 3;

export const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h-${size}z`;

/** A quarter disc. Without turns its right angle is at the top left. */
export function quarter(x: number, y: number, size: number, turn: QuarterTurns = 0): string {
  const arc = `a${size} ${size} 0 0 1`;
  const right = x + size;
  const bottom = y + size;
  switch (turn) {
    case 0:
      return `M${x} ${y}h${size}${arc}-${size} ${size}z`;
    case 1:
      return `M${right} ${y}v${size}${arc}-${size}-${size}z`;
    case 2:
      return `M${right} ${bottom}h-${size}${arc} ${size}-${size}z`;
    case 3:
      return `M${x} ${bottom}v-${size}${arc} ${size} ${size}z`;
  }
}

/** Two arcs between opposite corners; without turns from top left to bottom right. */
export function leaf(x: number, y: number, size: number, turn: 0 | 1 = 0): string {
  const arc = `a${size} ${size} 0 0 1`;
  return turn === 0
    ? `M${x} ${y}${arc} ${size} ${size}${arc}-${size}-${size}z`
    : `M${x + size} ${y}${arc}-${size} ${size}${arc} ${size}-${size}z`;
}

/** A disc. */
export function dot(x: number, y: number, size: number): string {
  const radius = size / 2;
  const arc = `a${radius} ${radius} 0 0 1`;
  return `M${x} ${y + radius}${arc} ${size} 0${arc}-${size} 0z`;
}

/** Half a square. Without turns its right angle is at the top left. */
export function triangle(x: number, y: number, size: number, turn: QuarterTurns = 0): string {
  const right = x + size;
  const bottom = y + size;
  switch (turn) {
    case 0:
      return `M${x} ${y}h${size}l-${size} ${size}z`;
    case 1:
      return `M${right} ${y}v${size}l-${size}-${size}z`;
    case 2:
      return `M${right} ${bottom}h-${size}l${size}-${size}z`;
    case 3:
      return `M${x} ${bottom}v-${size}l${size} ${size}z`;
  }
}
