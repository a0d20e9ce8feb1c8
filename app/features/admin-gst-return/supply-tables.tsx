import { getLargeB2cLimit } from '~/domain/gst-return/classify-document';
import { sumRows } from '~/domain/gst-return/gst-amounts';
import { getUntaxedLabel, type PlaceRow, type StaffGstReturn } from '~/domain/gst-return/gst-return';
import { formatCount, formatFigure, formatRoundedAmount } from '~/sections/format/format-amount';
import { formatRate, SUM_HEADS, toSumCells } from './gst-cells';
import { GstSection } from './gst-section';
import { GstTable, type GstTableRow, NOTHING } from './gst-table';

interface GstReturnProps {
  gstReturn: StaffGstReturn;
}

/** The sum of rows. One row is its own sum. */
const toSumRow = (rows: readonly PlaceRow[]): GstTableRow | undefined =>
  rows.length > 1
    ? { key: 'sum', label: 'Total', cells: [NOTHING, ...toSumCells(sumRows(rows))] }
    : undefined;

function PlaceTable({ caption, rows }: { caption: string; rows: readonly PlaceRow[] }) {
  return (
    <GstTable
      caption={caption}
      heads={['Place of supply', 'Rate', ...SUM_HEADS]}
      rows={rows.map(({ place, rateBasisPoints, ...sum }) => ({
        key: `${place} ${rateBasisPoints}`,
        label: place,
        cells: [formatRate(rateBasisPoints), ...toSumCells(sum)],
      }))}
      sum={toSumRow(rows)}
    />
  );
}

/** Tables 4A, 5 and 7: what was sold with tax. */
export function SupplyTables({ gstReturn }: GstReturnProps) {
  const { month, buyers, largeB2c, otherB2c, sums } = gstReturn;
  const limit = formatRoundedAmount(getLargeB2cLimit(`${month}-01`));
  return (
    <>
      <GstSection id="table-4a" title="4A · B2B invoices" text="Invoices with the GSTIN of the buyer.">
        {buyers.length > 0 && (
          <GstTable
            caption="B2B invoices by GSTIN"
            heads={['GSTIN', ...SUM_HEADS]}
            rows={buyers.map(({ gstin, name, ...sum }) => ({
              key: gstin,
              label: (
                <>
                  <span className="font-semibold tabular-nums">{gstin}</span>{' '}
                  <span className="text-muted">{name}</span>
                </>
              ),
              cells: toSumCells(sum),
            }))}
            sum={
              buyers.length > 1 ? { key: 'sum', label: 'Total', cells: toSumCells(sums.buyers) } : undefined
            }
          />
        )}
      </GstSection>
      <GstSection
        id="table-5"
        title="5 · B2C large"
        text={`Invoices above ${limit} to buyers without a GSTIN in other States.`}
      >
        {largeB2c.length > 0 && (
          <PlaceTable caption="Large B2C invoices by place of supply" rows={largeB2c} />
        )}
      </GstSection>
      <GstSection
        id="table-7"
        title="7 · B2C others"
        text="All other invoices to buyers without a GSTIN, less the credit notes for such invoices."
      >
        {otherB2c.length > 0 && (
          <PlaceTable caption="Other B2C supplies by place of supply and rate" rows={otherB2c} />
        )}
      </GstSection>
    </>
  );
}

/** Table 8: what was sold without tax. Most months have none. */
export function UntaxedTable({ gstReturn: { untaxed } }: GstReturnProps) {
  return (
    <GstSection
      id="table-8"
      title="8 · Nil rated and exempted"
      text="Invoices at 0 %, less their credit notes. They are no part of the liability; GSTR-3B has them in 3.1(c)."
    >
      {untaxed.length > 0 && (
        <GstTable
          caption="Supplies without tax"
          heads={['Supplies', 'Documents', 'Value, Rs.']}
          rows={untaxed.map((row) => ({
            key: getUntaxedLabel(row),
            label: getUntaxedLabel(row),
            cells: [formatCount(row.count), formatFigure(row.taxable)],
          }))}
        />
      )}
    </GstSection>
  );
}
