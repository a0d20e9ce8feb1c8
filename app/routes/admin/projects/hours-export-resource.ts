import { data } from 'react-router';
import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/hours-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

/** All hours of a project as CSV. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const file = await context.get(services).projectManagement.exportHours(context.get(signedIn), id);
  if (!file) throw data(null, { status: 404 });
  return createDownload(file);
}
