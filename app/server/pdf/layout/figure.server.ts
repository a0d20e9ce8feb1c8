import type { Box } from './box.server';
import type { Pdf } from './pdf-file.server';
import { drawContent } from './structure.server';

interface FigureOptions {
  /** Read instead of the picture. */
  alt: string;
  width: number;
  height: number;
}

/** A picture that `draw` draws from its top left corner. */
export const figure =
  ({ alt, width, height }: FigureOptions, draw: (x: number, y: number) => void): Box =>
  (pdf) => ({
    height,
    draw: ({ x, y, parent }) =>
      drawContent(
        pdf,
        parent,
        { tag: 'Figure', alt, placement: 'Block', bbox: [x, y, x + width, y + height] },
        () => draw(x, y),
      ),
  });

/** Fills SVG paths that are drawn in a square of `size` units. */
export function fillPaths(
  pdf: Pdf,
  { x, y, side, size }: { x: number; y: number; side: number; size: number },
  paths: readonly { d: string; fill: string }[],
): void {
  pdf.save();
  pdf.translate(x, y).scale(side / size);
  for (const { d, fill } of paths) pdf.path(d).fill(fill);
  pdf.restore();
}
