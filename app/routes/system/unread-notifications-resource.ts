import type { UnreadNotifications } from '~/domain/notifications/unread-notifications';
import { services } from '~/server/services.server';
import type { Route } from './+types/unread-notifications-resource';

/** Open account pages poll this route. Polling does not count as activity, so an unused session still expires. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, notifications } = context.get(services);
  const actor = await accounts.getSession(request, { byUser: false });
  if (!actor) return new Response(null, { status: 401 });
  return Response.json({ unread: await notifications.countUnread(actor) } satisfies UnreadNotifications);
}
