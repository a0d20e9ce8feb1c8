import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffInvoiceList } from '~/domain/invoices/staff-invoice';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolSubmit } from '~/sections/admin/tool-submit';
import { formatAmount } from '~/sections/format/format-amount';
import { Icon } from '~/ui/icons/icon';
import { formatMonth } from './format-month';

function MonthForm({ list: { month, months } }: { list: StaffInvoiceList }) {
  return (
    <form action={adminPaths.invoices()} className="flex gap-grout">
      <label htmlFor="invoice-month" className="sr-only">
        Month
      </label>
      <select
        id="invoice-month"
        name="month"
        defaultValue={month}
        className="min-h-11 rounded-tile border-b-2 border-border-strong bg-surface px-3 font-semibold hover:border-faint lg:min-h-9"
      >
        {(months.includes(month) ? months : [month, ...months]).map((each) => (
          <option key={each} value={each}>
            {formatMonth(each)}
          </option>
        ))}
      </select>
      <ToolSubmit>Show</ToolSubmit>
    </form>
  );
}

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

/** The month, what it comes to, and its downloads. */
export function InvoiceListHeader({ list }: { list: StaffInvoiceList }) {
  const { month, totals } = list;
  const { invoices, creditNotes } = totals;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 pb-2.5">
      <h1 className="text-[1.75rem] leading-tight tracking-[-0.03em]">Invoices</h1>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <MonthForm list={list} />
        <div className="flex flex-wrap gap-grout">
          <a href={adminPaths.invoicesZip(month)} download className={toolButtonClasses('quiet')}>
            <Icon name="download" size={14} />
            All PDFs (ZIP)
          </a>
          <a href={adminPaths.gstCsv(month)} download className={toolButtonClasses('quiet')}>
            <Icon name="download" size={14} />
            For the accountant (CSV)
          </a>
        </div>
      </div>
      <p className="text-muted tabular-nums">
        {count(invoices.count, 'invoice')} of {formatAmount(invoices.total)},{' '}
        {count(creditNotes.count, 'credit note')} of {formatAmount(creditNotes.total)}, taxes included.
      </p>
    </header>
  );
}
