import { parseInvoiceQuery } from '~/domain/invoices/invoice-query';
import { getMonth } from '~/domain/time/months';
import { toWallClock } from '~/domain/time/wall-clock';
import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { site } from '~site';
import type { Route } from './+types/month-download-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('invoices.read')];

/** The month of a URL, or else the current one. */
const readMonth = ({ searchParams }: URL): string =>
  parseInvoiceQuery(searchParams).month ?? getMonth(toWallClock(new Date(), site.openingHours.timeZone).day);

/**
 * The invoices of a month: as CSV for the accountant, added up for the GST return, or all PDFs as one ZIP file, which is written
 * while it is sent. The path names the file.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { invoices } = context.get(services);
  const actor = context.get(signedIn);
  const month = readMonth(url);
  if (url.pathname.endsWith('/gst-return.csv')) return createDownload(invoices.exportGstReturn(actor, month));
  return url.pathname.endsWith('.csv')
    ? createDownload(invoices.exportCsv(actor, month))
    : createDownload(invoices.exportZip(actor, month), 'application/zip');
}
