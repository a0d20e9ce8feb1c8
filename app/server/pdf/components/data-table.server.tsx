import { Text, View } from '@react-pdf/renderer';
import { colours, GROUT, styles } from './print-styles.server';

export interface Column {
  label: string;
  /** Points. The column without a width takes what is left. */
  width?: number;
  /** Numbers stand at the right. */
  isNumeric?: boolean;
}

interface RowProps {
  columns: readonly Column[];
  cells: readonly string[];
}

const toCellStyle = ({ width, isNumeric }: Column) => ({
  ...(width === undefined ? { flex: 1 } : { width }),
  ...(isNumeric && { textAlign: 'right' as const }),
});

const ROW = { flexDirection: 'row', gap: 8, paddingHorizontal: 9 } as const;

/** A row is never divided between two pages. */
const Row = ({ columns, cells }: RowProps) => (
  <View
    wrap={false}
    style={{
      ...ROW,
      paddingVertical: 5,
      marginTop: GROUT,
      backgroundColor: colours.surface,
      borderRadius: 3,
    }}
  >
    {columns.map((column, index) => (
      <Text key={column.label} style={toCellStyle(column)}>
        {cells[index]}
      </Text>
    ))}
  </View>
);

interface DataTableProps {
  columns: readonly Column[];
  /** Each row has a cell for each column. The first cells differ. */
  rows: readonly (readonly string[])[];
  /** The head is repeated on every page. */
  isLong?: boolean;
}

/** A table. Without `isLong` it stays on one page. */
export const DataTable = ({ columns, rows, isLong = false }: DataTableProps) => (
  <View wrap={isLong}>
    <View
      fixed={isLong}
      style={{ ...ROW, paddingVertical: 5, backgroundColor: colours.header, borderRadius: 3 }}
    >
      {columns.map((column) => (
        <Text key={column.label} style={[styles.strong, toCellStyle(column), { fontSize: 7.5 }]}>
          {column.label}
        </Text>
      ))}
    </View>
    {rows.map((cells) => (
      <Row key={cells[0]} columns={columns} cells={cells} />
    ))}
  </View>
);
