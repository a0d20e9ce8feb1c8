import { parseAuditQuery } from '~/domain/audit/audit-query';
import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/audit-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('audit.read')];

/** All entries of a query as CSV. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = parseAuditQuery(url.searchParams);
  const file = context.get(services).auditLog.exportCsv(context.get(signedIn), query);
  return createDownload(file);
}
