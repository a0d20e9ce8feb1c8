import { type Box, padded, type Sides } from './box.server';
import { drawArtifact } from './structure.server';

interface TileOptions {
  fill: string;
  padding: number | Sides;
  /** Of all corners, or clockwise from the top left. */
  radius?: number | [number, number, number, number];
}

const RADIUS = 3;

/** A box on a background. The background fills the height of its row. */
export const tile =
  (box: Box, { fill, padding, radius = RADIUS }: TileOptions): Box =>
  (pdf, width) => {
    const sides =
      typeof padding === 'number'
        ? { top: padding, right: padding, bottom: padding, left: padding }
        : padding;
    const block = padded(box, sides)(pdf, width);
    return {
      height: block.height,
      draw(place) {
        drawArtifact(pdf, 'Layout', () => {
          // The types know one radius for all corners.
          pdf.roundedRect(place.x, place.y, width, place.height, radius as number).fill(fill);
        });
        block.draw(place);
      },
    };
  };
