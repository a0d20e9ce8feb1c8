import { createFileResponse } from '~/server/files/file-response.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/account-message-file-resource';

/** A file of a message, for the account that sent it. */
export async function loader({ params: { id, fileId }, context }: Route.LoaderArgs) {
  const file = await context.get(services).accountMessages.getFile(context.get(signedIn), { id, fileId });
  if (!file) throw new Response('There is no such file, or not any more.', { status: 404 });
  return createFileResponse(file);
}
