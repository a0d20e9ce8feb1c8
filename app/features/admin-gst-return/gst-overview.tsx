import { addAmounts, getTax, NO_AMOUNTS } from '~/domain/gst-return/gst-amounts';
import type { GstSum, StaffGstReturn } from '~/domain/gst-return/gst-return';
import { Figure } from '~/sections/admin/figure';
import { formatFigure } from '~/sections/format/format-amount';
import { SUM_HEADS, toAmountCells, toSumCells } from './gst-cells';
import { GstSection } from './gst-section';
import { GstTable, NOTHING } from './gst-table';

/** What GSTR-3B asks for, in one line. */
export function LiabilityFigures({ liability }: Pick<StaffGstReturn, 'liability'>) {
  const { taxable, taxes } = liability;
  return (
    <dl className="grid grid-cols-2 gap-grout max-[23rem]:grid-cols-1 xl:grid-cols-5 [&>:first-child]:min-[23rem]:max-xl:col-span-2">
      <Figure label="Liability, Rs." value={formatFigure(getTax(liability))}>
        less credit notes: GSTR-3B, 3.1(a)
      </Figure>
      <Figure label="Taxable value, Rs." value={formatFigure(taxable)}>
        before GST
      </Figure>
      <Figure label="IGST, Rs." value={formatFigure(taxes.IGST)}>
        integrated tax
      </Figure>
      <Figure label="CGST, Rs." value={formatFigure(taxes.CGST)}>
        central tax
      </Figure>
      <Figure label="SGST, Rs." value={formatFigure(taxes.SGST)}>
        state or UT tax
      </Figure>
    </dl>
  );
}

/** Deducts a credit note in a column of sums. */
const deduct = (sum: GstSum): GstSum => ({ ...addAmounts(NO_AMOUNTS, sum, -1), count: sum.count });

/** The tables of the taxed documents with their sums, which make the liability. */
export function GstOverview({ gstReturn }: { gstReturn: StaffGstReturn }) {
  const { sums, creditNotes, liability } = gstReturn;
  const rows: readonly { label: string; sum: GstSum }[] = [
    { label: '4A · B2B, invoices to registered buyers', sum: sums.buyers },
    { label: '5 · B2C large, inter-State', sum: sums.largeB2c },
    { label: '7 · B2C others, less their credit notes', sum: sums.otherB2c },
    { label: '9B · Credit notes, registered (CDNR)', sum: deduct(creditNotes.registered) },
    { label: '9B · Credit notes, B2C large (CDNUR)', sum: deduct(creditNotes.unregistered) },
  ];
  return (
    <GstSection id="overview" title="All tables">
      <GstTable
        caption="Sums of the tables"
        heads={['Table', ...SUM_HEADS]}
        rows={rows.map(({ label, sum }) => ({ key: label, label, cells: toSumCells(sum) }))}
        sum={{ key: 'sum', label: 'Taxed supplies', cells: [NOTHING, ...toAmountCells(liability)] }}
      />
    </GstSection>
  );
}
