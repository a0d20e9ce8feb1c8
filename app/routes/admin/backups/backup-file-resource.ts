import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/backup-file-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('backups.manage')];

/** A backup, as it is in the folder. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await context.get(services).backups.openFile(context.get(signedIn), params.file);
  switch (result.kind) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'stale':
      throw redirect(adminPaths.backups('stale'));
    case 'file':
      return new Response(result.file.content, {
        headers: {
          'Content-Type': 'application/gzip',
          'Content-Length': String(result.bytes),
          'Content-Disposition': `attachment; filename="${result.file.name}"`,
          'Cache-Control': 'private, no-store',
        },
      });
  }
}
