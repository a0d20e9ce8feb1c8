import { type CsvValue, toRupeesCell } from '../text/csv';
import {
  type DocumentSeries,
  type GstAmounts,
  type GstReturn,
  getUntaxedLabel,
  type HsnRow,
  type PlaceRow,
} from './gst-return';

const AMOUNT_COLUMNS = [
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
] as const;

const PLACE_COLUMNS = ['Place Of Supply', 'Rate', 'Documents', ...AMOUNT_COLUMNS];

const HSN_COLUMNS = ['HSN', 'UQC', 'Total Quantity', 'Total Value', 'Rate', ...AMOUNT_COLUMNS];

const toCells = ({ taxable, taxes }: GstAmounts): CsvValue[] =>
  [taxable, taxes.IGST, taxes.CGST, taxes.SGST].map(toRupeesCell);

const toPlaceRow = ({ place, rateBasisPoints, count, ...amounts }: PlaceRow): CsvValue[] => [
  place,
  rateBasisPoints / 100,
  count,
  ...toCells(amounts),
];

const toHsnRow = ({ hsnCode, unit, quantity, rateBasisPoints, total, ...amounts }: HsnRow): CsvValue[] => [
  hsnCode,
  unit,
  quantity,
  toRupeesCell(total),
  rateBasisPoints / 100,
  ...toCells({ ...amounts, total }),
];

const toSeriesRows = (nature: string, series: readonly DocumentSeries[]): CsvValue[][] =>
  series.map(({ first, last, count }) => [nature, first, last, count, 0]);

/** A table below its title. An empty one is left out. */
const toTable = (
  title: string,
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): CsvValue[][] => (rows.length === 0 ? [] : [[title], [...columns], ...rows.map((row) => [...row]), []]);

/**
 * The tables of GSTR-1 one after another. The columns have the names of the offline tool. Amounts are rupees; those of table 9B are
 * positive, as the form asks for them.
 */
export function listGstReturnRows(gstReturn: GstReturn): CsvValue[][] {
  const { buyers, largeB2c, otherB2c, untaxed, creditNotes, hsn, series } = gstReturn;
  const credited = [
    { type: 'CDNR', sum: creditNotes.registered },
    { type: 'CDNUR', sum: creditNotes.unregistered },
  ].filter(({ sum }) => sum.count > 0);
  return [
    ...toTable(
      '4A B2B',
      ['GSTIN/UIN of Recipient', 'Receiver Name', 'Documents', ...AMOUNT_COLUMNS],
      buyers.map(({ gstin, name, count, ...amounts }) => [gstin, name, count, ...toCells(amounts)]),
    ),
    ...toTable('5 B2C Large', PLACE_COLUMNS, largeB2c.map(toPlaceRow)),
    ...toTable('7 B2C Others', PLACE_COLUMNS, otherB2c.map(toPlaceRow)),
    ...toTable(
      '8 Nil rated and exempted',
      ['Description', 'Documents', 'Value'],
      untaxed.map((row) => [getUntaxedLabel(row), row.count, toRupeesCell(row.taxable)]),
    ),
    ...toTable(
      '9B Credit Notes',
      ['Type', 'Documents', ...AMOUNT_COLUMNS],
      credited.map(({ type, sum }) => [type, sum.count, ...toCells(sum)]),
    ),
    ...toTable('12 HSN, B2B', HSN_COLUMNS, hsn.b2b.map(toHsnRow)),
    ...toTable('12 HSN, B2C', HSN_COLUMNS, hsn.b2c.map(toHsnRow)),
    ...toTable(
      '13 Documents',
      ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      [
        ...toSeriesRows('Invoices for outward supply', series.invoice),
        ...toSeriesRows('Credit Note', series['credit-note']),
      ],
    ),
  ];
}
