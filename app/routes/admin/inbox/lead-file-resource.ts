import { data } from 'react-router';
import { formatContentDisposition } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/lead-file-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

/** A file that came with a message. */
export async function loader({ params: { id, file: fileId }, context }: Route.LoaderArgs) {
  const file = await context.get(services).inbox.getFile(context.get(signedIn), { id, fileId });
  if (!file) throw data(null, { status: 404 });
  return new Response(Uint8Array.from(file.content), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Disposition': formatContentDisposition(file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}
