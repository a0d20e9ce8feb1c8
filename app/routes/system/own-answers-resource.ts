import { services } from '~/server/services.server';
import type { Route } from './+types/own-answers-resource';

/** R-ASSIST-2: orders, returns and projects of the signed-in user that the question `?q=` is about, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, assistant } = context.get(services);
  const actor = await accounts.getSession(request, { byUser: false });
  if (!actor) return new Response(null, { status: 401, headers: { 'Cache-Control': 'no-store' } });
  const question = new URL(request.url).searchParams.get('q') ?? '';
  return Response.json(await assistant.answerOwn(actor, question), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
