import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffGstReturn } from '~/domain/gst-return/gst-return';
import { getReturnDueDay } from '~/domain/gst-return/tax-month';
import { parseInvoiceQuery } from '~/domain/invoices/invoice-query';
import { getMonthBounds } from '~/domain/time/months';
import { CreditNoteTable, HsnTables, SeriesTable } from '~/features/admin-gst-return/document-tables';
import { GstOverview, LiabilityFigures } from '~/features/admin-gst-return/gst-overview';
import { SupplyTables, UntaxedTable } from '~/features/admin-gst-return/supply-tables';
import { DownloadLink } from '~/sections/admin/download-link';
import { EmptyMonth } from '~/sections/admin/empty-month';
import { MonthForm } from '~/sections/admin/month-form';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDate, formatMonth } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/gst-return-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('invoices.read')];

export const meta = () => createNoindexMeta('GST return');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { month } = parseInvoiceQuery(url.searchParams);
  return { gstReturn: await context.get(services).invoices.readGstReturn(context.get(signedIn), month) };
}

/** The month, and until when when it is not over. */
function formatCovered({ month, today }: StaffGstReturn): string {
  const { from, before } = getMonthBounds(month);
  const isRunning = from <= today && today < before;
  return isRunning ? `${formatMonth(month)} until today, ${formatDate(today)}` : formatMonth(month);
}

function Tables({ gstReturn }: { gstReturn: StaffGstReturn }) {
  return (
    <>
      <LiabilityFigures liability={gstReturn.liability} />
      <GstOverview gstReturn={gstReturn} />
      <SupplyTables gstReturn={gstReturn} />
      <UntaxedTable gstReturn={gstReturn} />
      <CreditNoteTable gstReturn={gstReturn} />
      <HsnTables gstReturn={gstReturn} />
      <SeriesTable gstReturn={gstReturn} />
    </>
  );
}

export default function GstReturnPage({ loaderData: { gstReturn } }: Route.ComponentProps) {
  const { month, months, series } = gstReturn;
  const isEmpty = series.invoice.length === 0 && series['credit-note'].length === 0;
  return (
    <>
      <ToolHeader
        title="GST return"
        text={`${formatCovered(gstReturn)}: invoices and credit notes as GSTR-1 asks for them. Monthly filers file it by ${formatDate(getReturnDueDay(month))}. This is a summary: nothing is filed from here.`}
      >
        <a href={adminPaths.invoices(`month=${month}`)} className={getToolButtonClasses('quiet')}>
          Invoices
        </a>
        <DownloadLink href={adminPaths.gstReturnCsv(month)}>Tables (CSV)</DownloadLink>
      </ToolHeader>
      <div className="pb-4 print:hidden">
        <MonthForm action={adminPaths.gstReturn()} month={month} months={months} />
      </div>
      {isEmpty ? (
        <EmptyMonth
          title={`No invoice or credit note was issued in ${formatMonth(month)}.`}
          month={month}
          months={months}
          toMonth={adminPaths.gstReturn}
        />
      ) : (
        <Tables gstReturn={gstReturn} />
      )}
    </>
  );
}
