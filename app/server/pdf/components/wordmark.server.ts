import { quarter, square } from '~/ui/art/tile-shapes';
import { site } from '~site';
import type { Box } from '../layout/box.server';
import { figure, fillPaths } from '../layout/figure.server';
import { drawLine, measureLine } from './line.server';
import { colours, type PrintStyle } from './print-styles.server';

const SIDE = 24;
const TILE = 11;
const AFTER_GROUT = 13;
const GAP = 8;

const name: PrintStyle = {
  size: 17,
  lineHeight: 18.7,
  weight: 600,
  colour: colours.text,
  letterSpacing: -0.35,
};

const tiles = [
  { fill: colours.text, d: square(0, 0, TILE) },
  { fill: colours.accent, d: quarter(AFTER_GROUT, 0, TILE, 3) },
  { fill: colours.text, d: quarter(0, AFTER_GROUT, TILE, 1) },
  { fill: colours.text, d: square(AFTER_GROUT, AFTER_GROUT, TILE) },
];

/** The logo and the name of the site: one picture. `align` is the side of the page where it stands. */
export const wordmark =
  (align: 'left' | 'right' = 'left'): Box =>
  (pdf, width) => {
    const taken = SIDE + GAP + measureLine(pdf, site.name, name);
    const shift = align === 'right' ? width - taken : 0;
    const { height, draw } = figure({ alt: site.name, width: taken, height: SIDE }, (x, y) => {
      fillPaths(pdf, { x, y, side: SIDE, size: SIDE }, tiles);
      drawLine(pdf, site.name, { x: x + SIDE + GAP, y: y + (SIDE - name.lineHeight) / 2 }, name);
    })(pdf, taken);
    return { height, draw: (place) => draw({ ...place, x: place.x + shift }) };
  };
