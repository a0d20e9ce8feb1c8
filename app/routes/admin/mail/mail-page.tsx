import { adminPaths } from '~/content/admin/admin-paths';
import { EMAIL_VIEW_LABELS } from '~/content/admin/operations-texts';
import { EMAIL_LIST_VIEWS, parseEmailQuery, serialiseEmailQuery } from '~/domain/operations/email-query';
import { formatViewCount } from '~/domain/site/staff-counts';
import { EmailTable } from '~/features/admin-operations/email-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/mail-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('jobs.manage')];

export const meta = () => createNoindexMeta('Mail');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseEmailQuery(url.searchParams);
  const page = await context.get(services).operations.listEmails(context.get(signedIn), query);
  return { query, page, now: new Date() };
}

export default function MailPage({ loaderData: { query, page, now } }: Route.ComponentProps) {
  const { after, ...filters } = query;
  return (
    <>
      <ToolHeader
        title="Mail"
        text="Every email of the last 90 days. Texts with a link that signs in or sets a password cannot be read here."
      >
        <ToolLink href={adminPaths.jobs()}>Jobs</ToolLink>
      </ToolHeader>
      <ListSearch
        path={adminPaths.mail()}
        label="To whom"
        q={query.q}
        all="All emails"
        fields={{ view: query.view === 'all' ? undefined : query.view }}
      />
      <div className="mb-2.5 flex flex-col gap-2.5">
        <ListViews
          views={EMAIL_LIST_VIEWS.map((view) => ({
            id: view,
            label: EMAIL_VIEW_LABELS[view],
            count: formatViewCount(page.counts[view]),
            href: adminPaths.mail(serialiseEmailQuery({ ...filters, view })),
          }))}
          current={query.view}
        />
      </div>
      {page.rows.length > 0 ? (
        <EmailTable emails={page.rows} now={now} />
      ) : (
        <ToolEmpty title={query.q ? `No email went to “${query.q}”.` : 'No email here.'}>
          <p className="text-muted">What the site writes appears here at once.</p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after === undefined ? undefined : adminPaths.mail(serialiseEmailQuery(filters))}
        next={page.after && adminPaths.mail(serialiseEmailQuery({ ...filters, after: page.after }))}
      />
    </>
  );
}
