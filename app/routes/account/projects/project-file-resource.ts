import { formatContentDisposition } from '~/server/files/file-response.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/project-file-resource';

/** A project file for members of the project. It is sent as a download, so that no browser renders or runs it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const fileRef = { projectId: params.id, fileId: params.fileId };
  const file = await context.get(services).projects.getFile(context.get(signedIn), fileRef);
  if (!file) throw new Response('There is no such file.', { status: 404 });
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.mediaType.startsWith('text/')
        ? `${file.mediaType}; charset=utf-8`
        : file.mediaType,
      'Content-Disposition': formatContentDisposition(file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
