import { services } from '~/server/services.server';
import type { Route } from './+types/assistant-answers-resource';

const CACHE_SECONDS = 300;

/** Passages of this site that match the question `?q=`, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const question = new URL(request.url).searchParams.get('q')?.trim();
  if (!question) return Response.json({ error: 'Please ask something: ?q=…' }, { status: 400 });
  const { assistant, gaps } = context.get(services);
  const answers = await assistant.answer(question);
  if (answers.passages.length === 0 && request.method === 'GET') gaps.countGap('question', question, request);
  return Response.json(answers, { headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` } });
}
