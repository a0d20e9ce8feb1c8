import { data } from 'react-router';
import { ATTACHMENT_MEDIA_TYPE } from '~/domain/files/attachment';
import { formatContentDisposition } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/application-file-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('applications.manage')];

/** The PDF viewers of browsers do not start under `sandbox`. The viewer gets its own styles and nothing else. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The CV of an application, shown by the PDF viewer of the browser. Uploads of another type were refused. */
export async function loader({ params: { id, file: fileId }, context }: Route.LoaderArgs) {
  const file = await context.get(services).applications.getFile(context.get(signedIn), { id, fileId });
  if (!file) throw data(null, { status: 404 });
  const isPdf = file.mediaType === ATTACHMENT_MEDIA_TYPE;
  const disposition = formatContentDisposition(file.name);
  return new Response(Uint8Array.from(file.content), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Disposition': isPdf ? disposition.replace('attachment', 'inline') : disposition,
      'Content-Security-Policy': isPdf ? PDF_POLICY : "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}
