import { adminPaths } from '~/content/admin/admin-paths';
import { parseInboxQuery, serialiseInboxQuery } from '~/domain/contact/inbox-query';
import { InboxSearch } from '~/features/admin-inbox/inbox-search';
import { InboxTable } from '~/features/admin-inbox/inbox-table';
import { InboxViews } from '~/features/admin-inbox/inbox-views';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ToolEmpty } from '~/sections/admin/tool-empty';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/inbox-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

export const meta = () => createNoindexMeta('Inbox');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseInboxQuery(url.searchParams);
  const page = await context.get(services).inbox.list(context.get(signedIn), query);
  return { query, page, now: new Date() };
}

export default function InboxPage({ loaderData: { query, page, now } }: Route.ComponentProps) {
  const { after, ...filters } = query;
  const isSearch = query.q !== '' || query.kind !== undefined;
  return (
    <>
      <ToolHeader
        title="Inbox"
        text="Everything people sent with a form, the newest first. Answer from here, or from your own mail."
      />
      <div className="mb-2.5 flex flex-col gap-2.5">
        <InboxViews query={query} counts={page.counts} />
        <InboxSearch query={query} />
      </div>
      {page.rows.length > 0 ? (
        <InboxTable rows={page.rows} caption="Messages, the newest first" now={now} />
      ) : (
        <ToolEmpty title={isSearch ? 'No message fits this search.' : 'Nothing here.'}>
          <p className="text-muted">
            {isSearch ? 'Look in all states, or with fewer words.' : 'What people send appears here at once.'}
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after === undefined ? undefined : adminPaths.inbox(serialiseInboxQuery(filters))}
        next={page.after && adminPaths.inbox(serialiseInboxQuery({ ...filters, after: page.after }))}
      />
    </>
  );
}
