import { searchHelp } from '~/server/help/help-index.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/help-answers-resource';

/** Search results of the help centre for `?q=`, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const help = await context.get(services).help.read();
  return Response.json(searchHelp(help, query), { headers: { 'Cache-Control': 'no-cache' } });
}
