import { parseSubscriberQuery } from '~/domain/newsletter/subscriber-query';
import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/subscriber-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('subscribers.export')];

/** All subscribers of a query as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { subscriberManagement } = context.get(services);
  const query = parseSubscriberQuery(url.searchParams);
  const file = await subscriberManagement.exportCsv(context.get(signedIn), query);
  return createDownload(file);
}
