import { parseAuditQuery } from '~/domain/audit/audit-query';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/audit-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('audit.read')];

/** All entries of a query as CSV. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = parseAuditQuery(url.searchParams);
  const { name, content } = context.get(services).auditLog.exportCsv(context.get(signedIn), query);
  return new Response(content, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
