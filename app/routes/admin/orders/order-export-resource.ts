import { parseStaffOrderQuery } from '~/domain/orders/staff-order-query';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/order-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

/** All orders of a query as CSV. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = parseStaffOrderQuery(url.searchParams);
  const { name, content } = context.get(services).orderManagement.exportCsv(context.get(signedIn), query);
  return new Response(content, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
