import { services } from '~/server/services.server';
import type { Route } from './+types/assistant-answers-resource';

const CACHE_SECONDS = 300;

/** Passages of this site that match the question `?q=`, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const question = new URL(request.url).searchParams.get('q')?.trim();
  if (!question) return Response.json({ error: 'Please ask something: ?q=…' }, { status: 400 });
  const answers = await context.get(services).assistant.answer(question);
  return Response.json(answers, { headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` } });
}
