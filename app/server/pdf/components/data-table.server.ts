import { type Box, row, stack } from '../layout/box.server';
import type { PageFlow } from '../layout/page-flow.server';
import { element } from '../layout/structure.server';
import { tile } from '../layout/tile.server';
import { colours, GROUT, styles, TILE_PADDING } from './print-styles.server';
import { text } from './text.server';

export interface Column {
  label: string;
  /** Points. The column without a width takes what is left. */
  width?: number;
  /** Numbers stand at the right. */
  isNumeric?: boolean;
}

export interface DataTable {
  columns: readonly Column[];
  /** Each row has a cell for each column. */
  rows: readonly (readonly string[])[];
}

const CELL_PADDING = { top: 5, right: TILE_PADDING, bottom: 5, left: TILE_PADDING };

const tableRow = (columns: readonly Column[], cells: readonly string[], isHead: boolean): Box =>
  element(
    'TR',
    tile(
      row(
        columns.map(({ width, isNumeric }, index) => ({
          ...(width !== undefined && { width }),
          box: text(cells[index] ?? '', isHead ? styles.tableHead : styles.body, {
            ...(isHead ? { tag: 'TH', scope: 'Column' } : { tag: 'TD' }),
            align: isNumeric ? 'right' : 'left',
          }),
        })),
        { gap: 8 },
      ),
      { fill: isHead ? colours.header : colours.surface, padding: CELL_PADDING },
    ),
  );

const tableHead = (columns: readonly Column[]): Box =>
  tableRow(
    columns,
    columns.map(({ label }) => label),
    true,
  );

/** A table that stays on one page. */
export const dataTable = ({ columns, rows }: DataTable): Box =>
  element(
    'Table',
    stack([tableHead(columns), ...rows.map((cells) => tableRow(columns, cells, false))], GROUT),
  );

/** A table of several pages. Its head is repeated on every page; a row is never divided. */
export function placeLongTable(flow: PageFlow, { columns, rows }: DataTable): void {
  const head = tableHead(columns);
  const table = flow.openElement('Table', head);
  table.place(head);
  for (const cells of rows) {
    table.skip(GROUT);
    table.place(tableRow(columns, cells, false));
  }
}
