import { parsePeriod } from '~/domain/revenue/report-period';
import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/revenue-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('invoices.read')];

/** All products of a period as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { period } = parsePeriod(url.searchParams, toIsoDay(new Date()));
  return createDownload(await context.get(services).revenue.exportProducts(context.get(signedIn), period));
}
