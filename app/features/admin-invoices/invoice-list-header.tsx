import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffInvoiceList } from '~/domain/invoices/staff-invoice';
import { DownloadLink } from '~/sections/admin/download-link';
import { MonthForm } from '~/sections/admin/month-form';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { formatAmount, formatCountOf } from '~/sections/format/format-amount';

interface InvoiceListHeaderProps {
  list: StaffInvoiceList;
  /** Absent when the list has the current month because none was chosen. */
  chosenMonth: string | undefined;
}

/** The month, what it comes to, and its downloads. An empty month has neither. */
export function InvoiceListHeader({ list, chosenMonth }: InvoiceListHeaderProps) {
  const { month, months, totals } = list;
  const { invoices, creditNotes } = totals;
  const isEmpty = invoices.count + creditNotes.count === 0;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 pb-2.5">
      <h1 className="text-[1.75rem] leading-tight tracking-[-0.03em]">Invoices</h1>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <MonthForm action={adminPaths.invoices()} month={month} months={months} />
        <div className="flex flex-wrap gap-grout">
          <a href={adminPaths.gstReturn(chosenMonth)} className={getToolButtonClasses('quiet')}>
            GST return
          </a>
          {!isEmpty && (
            <>
              <DownloadLink href={adminPaths.invoicesZip(month)}>All PDFs (ZIP)</DownloadLink>
              <DownloadLink href={adminPaths.gstCsv(month)}>For the accountant (CSV)</DownloadLink>
            </>
          )}
        </div>
      </div>
      {!isEmpty && (
        <p className="text-muted tabular-nums">
          {formatCountOf(invoices.count, 'invoice')} of {formatAmount(invoices.total)},{' '}
          {formatCountOf(creditNotes.count, 'credit note')} of {formatAmount(creditNotes.total)}, taxes
          included.
        </p>
      )}
    </header>
  );
}
