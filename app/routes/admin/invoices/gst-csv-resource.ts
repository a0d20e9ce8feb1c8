import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/gst-csv-resource';
import { createDownload, getMonth } from './month-download.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('invoices.read')];

/** A month for the accountant, as CSV. */
export function loader({ url, context }: Route.LoaderArgs) {
  const file = context.get(services).invoices.exportCsv(context.get(signedIn), getMonth(url));
  return createDownload(file, 'text/csv; charset=utf-8');
}
