import { adminPaths } from '~/content/admin/admin-paths';
import { INVOICE_LABELS } from '~/domain/invoices/invoice';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import type { Order } from '~/domain/orders/order';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { Icon } from '~/ui/icons/icon';
import { PanelSection } from './panel-section';

/** Invoice and credit notes of an order, each as a PDF to download. */
export function OrderInvoices({ order: { number: orderNumber, invoices } }: { order: Order }) {
  if (invoices.length === 0) return null;
  return (
    <PanelSection title="Invoices">
      <ul className="grid gap-1">
        {invoices.map(({ kind, number, issuedOn, total }) => (
          <li key={number} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <a
              href={adminPaths.orderInvoice(orderNumber, toInvoiceFileName(number))}
              download
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 lg:min-h-8"
            >
              <Icon name="download" size={14} />
              <span className="min-w-0">
                {INVOICE_LABELS[kind]} <span className="whitespace-nowrap">{number}</span>
              </span>
              <span className="sr-only"> as PDF</span>
            </a>
            <span className="text-end tabular-nums">
              <span className="block text-xs text-muted">{formatDate(issuedOn)}</span>
              <span className="font-semibold">{formatAmount(total)}</span>
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
