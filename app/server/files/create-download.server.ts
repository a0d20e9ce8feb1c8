import type { StreamedFile } from './byte-stream.server';

const CSV_MEDIA_TYPE = 'text/csv; charset=utf-8';

/** The response that a browser saves as a file. It is personal, so nothing stores it on the way. */
export const createDownload = ({ name, content }: StreamedFile, mediaType = CSV_MEDIA_TYPE): Response =>
  new Response(content, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
