import { createFileResponse } from '~/server/files/file-response.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/message-file-resource';

/** A file of a message. The token in the path grants access. */
export async function loader({ params: { token, file }, context }: Route.LoaderArgs) {
  const storedFile = await context.get(services).leads.readFile(token, file);
  if (!storedFile) throw new Response('There is no such file, or not any more.', { status: 404 });
  return createFileResponse(storedFile);
}
