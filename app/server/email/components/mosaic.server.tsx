import { createHash } from 'node:crypto';
import glazes from '~/ui/glazes.json';
import { type EmailGlaze, light } from './colours.server';
import { styles } from './styles.server';

const COLUMNS = 12;
const ROWS = 2;
const SIDE = 48;

/** The tile grammar as corners of a box. A program that knows no round corners shows squares: still a mosaic. */
const SHAPES = [
  '0',
  '0',
  '100% 0 0 0',
  '0 100% 0 0',
  '0 0 100% 0',
  '0 0 0 100%',
  '50%',
  '100% 0',
  '0 100%',
] as const;

interface MosaicProps {
  /** The same words draw the same mosaic: an order's number, the kind of a mail. */
  seed: string;
  /** One for most of the glazed tiles, and one that stands out. */
  glazes: readonly [EmailGlaze, EmailGlaze];
}

/** A strip of tiles above the letter: cells of a table, so that it is there before any picture may be loaded. */
export function Mosaic({ seed, glazes: [first, second] }: MosaicProps) {
  const chances = createHash('sha512').update(seed).digest();
  const tiles = Array.from({ length: ROWS }, (_row, row) =>
    Array.from({ length: COLUMNS }, (_column, column) => {
      const place = row * COLUMNS + column;
      const chance = (chances[2 * place] ?? 0) / 256;
      const colour = chance < 0.3 ? glazes[first] : chance < 0.38 ? glazes[second] : undefined;
      const shape = SHAPES[(chances[2 * place + 1] ?? 0) % SHAPES.length];
      return { id: `${row} ${column}`, colour, shape, isLeft: chance > 0.86 };
    }),
  );
  return (
    <table
      role="presentation"
      aria-hidden="true"
      data-skip-in-text="true"
      width="100%"
      cellPadding={0}
      cellSpacing={2}
      style={{ ...styles.page, tableLayout: 'fixed' }}
    >
      <tbody>
        {tiles.map((row) => (
          <tr key={row[0]?.id}>
            {row.map(({ id, colour, shape, isLeft }) => (
              <td key={id} className="m-cell" height={SIDE} style={{ height: SIDE, padding: 0 }}>
                {isLeft ? null : (
                  <div
                    className={colour ? 'm-cell' : 'm-cell m-tile'}
                    style={{ height: SIDE, backgroundColor: colour ?? light.border, borderRadius: shape }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
