import { adminPaths } from '~/content/admin/admin-paths';
import { parseAuditQuery, serialiseAuditQuery } from '~/domain/audit/audit-query';
import { AuditSearch } from '~/features/admin-audit/audit-search';
import { AuditTable } from '~/features/admin-audit/audit-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/audit-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('audit.read')];

export const meta = () => createNoindexMeta('Audit log');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { auditLog } = context.get(services);
  const actor = context.get(signedIn);
  const query = parseAuditQuery(url.searchParams);
  const [page, staff] = await Promise.all([auditLog.list(actor, query), auditLog.listStaff(actor)]);
  return { query, page, staff, now: new Date() };
}

export default function AuditPage({ loaderData: { query, page, staff, now } }: Route.ComponentProps) {
  const { after, ...filters } = query;
  return (
    <>
      <ToolHeader
        title="Audit log"
        text="What staff changed: people, products, stock, discounts, gift cards, check-ins, messages, calls, applications, quotes, jobs and mail. Changes of an order are on its own page. Nothing here can be edited."
      >
        <ToolLink href={adminPaths.orders()}>Orders</ToolLink>
        <a
          href={adminPaths.auditExport(serialiseAuditQuery(filters))}
          download=""
          className={getToolButtonClasses('quiet')}
        >
          Export CSV
        </a>
      </ToolHeader>
      <AuditSearch query={query} staff={staff} />
      {page.entries.length > 0 ? (
        <AuditTable entries={page.entries} now={now} />
      ) : (
        <ToolEmpty title={serialiseAuditQuery(filters) ? 'No change fits.' : 'No changes yet.'}>
          <p className="max-w-lg text-muted">Every change that staff make is listed here.</p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after === undefined ? undefined : adminPaths.audit(serialiseAuditQuery(filters))}
        next={page.after && adminPaths.audit(serialiseAuditQuery({ ...filters, after: page.after }))}
      />
    </>
  );
}
