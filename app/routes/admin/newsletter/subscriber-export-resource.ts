import { parseSubscriberQuery } from '~/domain/newsletter/subscriber-query';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/subscriber-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('subscribers.export')];

/** All subscribers of a query as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { subscriberManagement } = context.get(services);
  const query = parseSubscriberQuery(url.searchParams);
  const { name, content } = await subscriberManagement.exportCsv(context.get(signedIn), query);
  return new Response(content, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
