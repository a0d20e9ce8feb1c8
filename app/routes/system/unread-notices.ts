import type { UnreadNotices } from '~/domain/unread-notices';
import { services } from '~/server/services.server';
import type { Route } from './+types/unread-notices';

/** Asked again and again by open account pages, not by a person: a session that is only looked at grows idle. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, notices } = context.get(services);
  const actor = await accounts.sessionOf(request, { byPerson: false });
  if (!actor) return new Response(null, { status: 401 });
  return Response.json({ unread: await notices.unreadOf(actor) } satisfies UnreadNotices);
}
