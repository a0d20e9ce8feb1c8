import { searchHelp } from '~/server/help/help-index.server';
import type { Route } from './+types/help-answers-resource';

/** Search results of the help centre for `?q=`, as JSON. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  return Response.json(searchHelp(query), { headers: { 'Cache-Control': 'public, max-age=300' } });
}
