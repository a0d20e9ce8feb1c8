import { searchHelp } from '~/server/help/help-index.server';
import type { Route } from './+types/help-answers-resource';

/** What the field of the help centre finds while it is typed in: `?q=`. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  return Response.json(searchHelp(query), { headers: { 'Cache-Control': 'public, max-age=300' } });
}
