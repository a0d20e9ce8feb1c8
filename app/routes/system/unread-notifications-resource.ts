import type { UnreadNotifications } from '~/domain/accounts/unread-notifications';
import { services } from '~/server/services.server';
import type { Route } from './+types/unread-notifications-resource';

/** Asked again and again by open account pages, not by a person: a session that is only looked at grows idle. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, notifications: notices } = context.get(services);
  const actor = await accounts.getSession(request, { byPerson: false });
  if (!actor) return new Response(null, { status: 401 });
  return Response.json({ unread: await notices.countUnread(actor) } satisfies UnreadNotifications);
}
