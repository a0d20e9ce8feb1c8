import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/invoices-zip-resource';
import { createDownload, getMonth } from './month-download.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('invoices.read')];

/** All PDFs of a month as one ZIP file, which is written while it is sent. */
export function loader({ url, context }: Route.LoaderArgs) {
  const file = context.get(services).invoices.exportZip(context.get(signedIn), getMonth(url));
  return createDownload(file, 'application/zip');
}
