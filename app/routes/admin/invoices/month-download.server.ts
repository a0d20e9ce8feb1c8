import { parseInvoiceQuery } from '~/domain/invoices/invoice-query';
import { toWallClock } from '~/domain/time/wall-clock';
import type { StreamedFile } from '~/server/files/byte-stream.server';
import { site } from '~site';

/** The month of a URL, or else the present one. */
export const getMonth = ({ searchParams }: URL): string =>
  parseInvoiceQuery(searchParams).month ??
  toWallClock(new Date(), site.openingHours.timeZone).day.slice(0, 'yyyy-mm'.length);

export const createDownload = ({ name, content }: StreamedFile, mediaType: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
