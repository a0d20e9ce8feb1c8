import { data } from 'react-router';
import { createFileResponse } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/staff-project-file-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

/** A file of a project, as a download. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ref = { projectId: params.id, fileId: params.file };
  const file = await context.get(services).projectManagement.getFile(context.get(signedIn), ref);
  if (!file) throw data(null, { status: 404 });
  return createFileResponse(file);
}
