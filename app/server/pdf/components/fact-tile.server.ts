import { type Box, type Cell, row, stack } from '../layout/box.server';
import { element } from '../layout/structure.server';
import { tile } from '../layout/tile.server';
import { colours, GROUT, styles, TILE_PADDING } from './print-styles.server';
import { text } from './text.server';

export interface FactTileContent {
  label: string;
  /** The first line is strong. */
  lines: readonly string[];
}

/** A label with what it names. */
const factTile = ({ label, lines: [first = '', ...others] }: FactTileContent): Cell => ({
  box: element(
    'LI',
    tile(
      stack([
        text(label, styles.label, { tag: 'Lbl' }),
        element(
          'LBody',
          stack([text(first, styles.strong), ...others.map((line) => text(line, styles.body))]),
        ),
      ]),
      { fill: colours.surface, padding: TILE_PADDING },
    ),
  ),
});

/** A list of facts beside each other. The tiles are equally wide. */
export const factRow = (facts: readonly FactTileContent[]): Box =>
  element('L', row(facts.map(factTile), { gap: GROUT }));
