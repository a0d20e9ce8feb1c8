import { parseCustomerQuery } from '~/domain/orders/customer';
import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/customer-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

/** All customers of a query as CSV. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = parseCustomerQuery(url.searchParams);
  const file = context.get(services).orderManagement.exportCustomers(context.get(signedIn), query);
  return createDownload(file);
}
