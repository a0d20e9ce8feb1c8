import { createHash } from 'node:crypto';
import glazes from '~/ui/glazes.json';
import { type EmailGlaze, light } from './colours.server';
import { styles } from './styles.server';

const COLUMNS = 12;
const ROWS = 2;
const SIDE = 48;

/** The shapes of tiles as border radii. Clients without round corners show squares. */
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
  /** The same seed gives the same mosaic: the number of an order, or the kind of an email. */
  seed: string;
  /** One for most of the glazed tiles, one for a few. */
  glazes: readonly [EmailGlaze, EmailGlaze];
}

/** A strip of tiles. It consists of table cells, because mail clients block images. */
export function Mosaic({ seed, glazes: [first, second] }: MosaicProps) {
  const bytes = createHash('sha512').update(seed).digest();
  const tiles = Array.from({ length: ROWS }, (_row, row) =>
    Array.from({ length: COLUMNS }, (_column, column) => {
      const position = row * COLUMNS + column;
      const chance = (bytes[2 * position] ?? 0) / 256;
      const colour = chance < 0.3 ? glazes[first] : chance < 0.38 ? glazes[second] : undefined;
      const shape = SHAPES[(bytes[2 * position + 1] ?? 0) % SHAPES.length];
      return { id: `${row} ${column}`, colour, shape, isEmpty: chance > 0.86 };
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
            {row.map(({ id, colour, shape, isEmpty }) => (
              <td key={id} className="m-cell" height={SIDE} style={{ height: SIDE, padding: 0 }}>
                {isEmpty ? null : (
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
