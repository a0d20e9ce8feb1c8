import { INVOICE_LABELS, type InvoiceSummary } from '~/domain/invoices/invoice';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { Icon } from '~/ui/icons/icon';

interface OrderInvoicesProps {
  invoices: readonly InvoiceSummary[];
  getHref: (fileName: string) => string;
}

/** Invoice and credit notes of an order, each as a PDF to download. */
export function OrderInvoices({ invoices, getHref }: OrderInvoicesProps) {
  if (invoices.length === 0) return null;
  return (
    <ul aria-label="Invoices" className="mt-6 grid gap-grout print:hidden">
      {invoices.map(({ kind, number, issuedOn, total }) => (
        <li key={number}>
          <a
            href={getHref(toInvoiceFileName(number))}
            download
            className="flex min-h-14 items-center gap-3.5 rounded-tile bg-surface px-4 py-2.5 hover:bg-raised"
          >
            <Icon name="receipt" size={20} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">
                {INVOICE_LABELS[kind]} {number}
              </span>
              <span className="block text-sm text-muted tabular-nums">
                {formatDate(issuedOn)}, {formatAmount(total)}
              </span>
            </span>
            <Icon name="download" size={16} />
            <span className="sr-only">as PDF</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
