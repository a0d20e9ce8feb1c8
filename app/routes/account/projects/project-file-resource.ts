import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/project-file-resource';

/** RFC 6266: the name as it is, and for old programs one of plain letters. */
function toBeSavedAs(name: string): string {
  const plain = name.replace(/[^\w .,()-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** A file of a project, for its members, to be saved: no browser shows or runs it here. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const which = { projectId: params.id, fileId: params.fileId };
  const file = await context.get(services).projects.getFile(context.get(signedIn), which);
  if (!file) throw new Response('There is no such file.', { status: 404 });
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.mediaType.startsWith('text/')
        ? `${file.mediaType}; charset=utf-8`
        : file.mediaType,
      'Content-Disposition': toBeSavedAs(file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
