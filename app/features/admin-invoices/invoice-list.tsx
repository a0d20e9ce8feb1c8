import { adminPaths } from '~/content/admin/admin-paths';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import { serialiseInvoiceQuery } from '~/domain/invoices/invoice-query';
import type { StaffInvoiceList, StaffInvoiceRow } from '~/domain/invoices/staff-invoice';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { EmptyMonth } from '~/sections/admin/empty-month';
import { PageLinks } from '~/sections/admin/page-links';
import { formatFigure } from '~/sections/format/format-amount';
import { formatDate, formatMonth } from '~/sections/format/format-date';

const CELL = 'h-10 px-2 py-1 lg:bg-surface lg:group-hover:bg-raised';

/** A row of the table; on narrow screens a card of two lines. */
function InvoiceRow({ invoice }: { invoice: StaffInvoiceRow }) {
  const { kind, number, issuedOn, orderNumber, buyer, gstin, placeOfSupply, total } = invoice;
  return (
    <tr className="group max-lg:mb-grout max-lg:grid max-lg:min-h-15 min-[20em]:max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:rounded-tile max-lg:bg-surface max-lg:px-3 max-lg:py-1.5">
      <td className={`${CELL} rounded-s-tile whitespace-nowrap max-lg:h-auto max-lg:p-0 lg:ps-3`}>
        <a
          href={adminPaths.orderInvoice(orderNumber, toInvoiceFileName(number))}
          download
          {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
          className="inline-flex min-h-11 items-center font-semibold tabular-nums underline-offset-4 hover:underline lg:min-h-8"
        >
          {number}
          <span className="sr-only">, {kind === 'invoice' ? 'invoice' : 'credit note'} as PDF</span>
        </a>
      </td>
      <td
        className={`${CELL} text-muted whitespace-nowrap max-lg:h-auto max-lg:p-0 min-[20em]:max-lg:text-end max-lg:text-xs`}
      >
        {formatDate(issuedOn)}
      </td>
      <td
        className={`${CELL} w-2/5 max-w-0 truncate max-lg:h-auto max-lg:w-auto max-lg:max-w-none max-lg:p-0`}
      >
        {buyer}
        {gstin && <span className="ms-2 text-xs text-muted tabular-nums">{gstin}</span>}
      </td>
      <td className={`${CELL} text-muted whitespace-nowrap max-lg:hidden`}>{placeOfSupply}</td>
      <td className={`${CELL} whitespace-nowrap max-lg:hidden`}>
        <a
          href={adminPaths.order(orderNumber)}
          className="tabular-nums text-muted underline underline-offset-4 hover:text-text"
        >
          {orderNumber}
        </a>
      </td>
      <td
        className={`${CELL} rounded-e-tile min-[20em]:text-end font-semibold whitespace-nowrap tabular-nums max-lg:h-auto max-lg:p-0 lg:pe-3`}
      >
        {kind === 'credit-note' && <span className="sr-only">credited </span>}
        {formatFigure(kind === 'invoice' ? total : -total)}
      </td>
    </tr>
  );
}

const HEAD_CELL = 'px-2 py-1.5 text-start font-semibold';

/** A page of invoices and credit notes. */
export function InvoiceList({ list }: { list: StaffInvoiceList }) {
  const { month, months, invoices } = list;
  if (invoices.length === 0)
    return (
      <EmptyMonth
        title={`No invoice was issued in ${formatMonth(month)}. An order gets one when it is paid.`}
        month={month}
        months={months}
        toMonth={(earlier) => adminPaths.invoices(`month=${earlier}`)}
      />
    );
  return (
    <>
      <table className="w-full max-lg:block lg:border-separate lg:border-spacing-y-grout">
        <thead className="sticky top-15 z-1 bg-bg text-xs text-muted max-lg:sr-only">
          <tr>
            <th className={`${HEAD_CELL} ps-3`}>Number</th>
            <th className={HEAD_CELL}>Date</th>
            <th className={HEAD_CELL}>Buyer</th>
            <th className={HEAD_CELL}>Place of supply</th>
            <th className={HEAD_CELL}>Order</th>
            <th className="px-2 py-1.5 pe-3 text-end font-semibold">Total, Rs.</th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.number} invoice={invoice} />
          ))}
        </tbody>
      </table>
      <PageLinks
        page={list}
        toPath={(cursor) => adminPaths.invoices(serialiseInvoiceQuery({ month, cursor }).toString())}
      />
    </>
  );
}
