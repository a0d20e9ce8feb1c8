import { data } from 'react-router';
import { parseGuestQuery } from '~/domain/tickets/guest-query';
import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/guest-export-resource';
import { readEventKey } from './read-event-key.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

/** All guests of a query as CSV. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { guestLists } = context.get(services);
  const query = parseGuestQuery(url.searchParams);
  const file = await guestLists.exportCsv(context.get(signedIn), readEventKey(params), query);
  if (!file) throw data(null, { status: 404 });
  return createDownload(file);
}
