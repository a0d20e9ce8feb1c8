import type { DocumentSeries, GstSum, HsnRow, StaffGstReturn } from '~/domain/gst-return/gst-return';
import { formatCount } from '~/sections/format/format-amount';
import { AMOUNT_HEADS, formatRate, SUM_HEADS, toAmountCells, toSumCells } from './gst-cells';
import { GstSection } from './gst-section';
import { GstTable, NOTHING } from './gst-table';

interface GstReturnProps {
  gstReturn: StaffGstReturn;
}

/** Table 9B. */
export function CreditNoteTable({ gstReturn }: GstReturnProps) {
  const { registered, unregistered } = gstReturn.creditNotes;
  const rows: readonly { label: string; sum: GstSum }[] = [
    { label: 'To registered buyers (CDNR)', sum: registered },
    { label: 'For invoices of table 5 (CDNUR)', sum: unregistered },
  ].filter(({ sum }) => sum.count > 0);
  return (
    <GstSection
      id="table-9b"
      title="9B · Credit notes"
      text="The table of a credit note is decided by the invoice that it corrects. Other credit notes without a GSTIN reduce table 7."
    >
      {rows.length > 0 && (
        <GstTable
          caption="Credit notes"
          heads={['Credit notes', ...SUM_HEADS]}
          rows={rows.map(({ label, sum }) => ({ key: label, label, cells: toSumCells(sum) }))}
        />
      )}
    </GstSection>
  );
}

function HsnTable({ caption, rows }: { caption: string; rows: readonly HsnRow[] }) {
  return (
    <GstTable
      caption={caption}
      heads={['HSN or SAC', 'Unit', 'Quantity', 'Rate', ...AMOUNT_HEADS]}
      rows={rows.map(({ hsnCode, unit, quantity, rateBasisPoints, ...amounts }) => ({
        key: `${hsnCode} ${unit} ${rateBasisPoints}`,
        label: <span className="font-semibold tabular-nums">{hsnCode}</span>,
        cells: [
          unit,
          unit === 'NA' ? NOTHING : formatCount(quantity),
          formatRate(rateBasisPoints),
          ...toAmountCells(amounts),
        ],
      }))}
    />
  );
}

/** Table 12. */
export function HsnTables({ gstReturn: { hsn } }: GstReturnProps) {
  return (
    <>
      <GstSection
        id="table-12-b2b"
        title="12 · HSN summary, B2B"
        text="Supplies to buyers with a GSTIN, less credit notes. A reduced price returns no units."
      >
        {hsn.b2b.length > 0 && <HsnTable caption="B2B supplies by HSN code" rows={hsn.b2b} />}
      </GstSection>
      <GstSection
        id="table-12-b2c"
        title="12 · HSN summary, B2C"
        text="Supplies to buyers without a GSTIN, less credit notes."
      >
        {hsn.b2c.length > 0 && <HsnTable caption="B2C supplies by HSN code" rows={hsn.b2c} />}
      </GstSection>
    </>
  );
}

/** Table 13. */
export function SeriesTable({ gstReturn: { series } }: GstReturnProps) {
  const rows: readonly { label: string; series: readonly DocumentSeries[] }[] = [
    { label: 'Invoices for outward supply', series: series.invoice },
    { label: 'Credit notes', series: series['credit-note'] },
  ];
  return (
    <GstSection id="table-13" title="13 · Documents issued" text="A document is never cancelled.">
      <GstTable
        caption="Numbers of the documents"
        heads={['Document', 'First', 'Last', 'Cancelled', 'Issued']}
        rows={rows.flatMap(({ label, series }) =>
          series.map(({ first, last, count }) => ({
            key: first,
            label,
            cells: [first, last, '0', formatCount(count)],
          })),
        )}
      />
    </GstSection>
  );
}
