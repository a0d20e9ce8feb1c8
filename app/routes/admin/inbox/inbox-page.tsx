import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import { LEAD_MARKS, markLeadsSchema } from '~/domain/contact/inbox-forms';
import { parseInboxQuery, serialiseInboxQuery } from '~/domain/contact/inbox-query';
import { DONE_PARAMETER } from '~/domain/site/done-message';
import { InboxSearch } from '~/features/admin-inbox/inbox-search';
import { InboxTable } from '~/features/admin-inbox/inbox-table';
import { InboxViews } from '~/features/admin-inbox/inbox-views';
import { LeadBar, LeadMarkAlert, type LeadMarkResult } from '~/features/admin-inbox/lead-selection';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/inbox-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

export const meta = () => createNoindexMeta('Inbox');

function readMarkResult(params: URLSearchParams): LeadMarkResult | undefined {
  const readCount = (name: string) => Number(/^[1-9]\d?$/.exec(params.get(name) ?? '')?.[0] ?? 0);
  const mark = LEAD_MARKS.find((each) => each === params.get('mark'));
  const count = readCount('marked');
  if (!mark || count === 0) return undefined;
  return { mark, count, withoutSlot: readCount('without-slot'), released: readCount('released') };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseInboxQuery(url.searchParams);
  const actor = context.get(signedIn);
  const page = await context.get(services).inbox.list(actor, query);
  return {
    query,
    page,
    now: new Date(),
    mayReadApplications: hasPermission(actor.user, 'applications.manage'),
    result: readMarkResult(url.searchParams),
    isErased: url.searchParams.get(DONE_PARAMETER) === 'erased',
  };
}

/** Marks the selected messages. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: markLeadsSchema });
  if (submission.status !== 'success') {
    const [error = 'Please load the page again.'] = Object.values(submission.error ?? {}).flat();
    return data({ error }, { status: 400 });
  }
  const { inbox } = context.get(services);
  const { count, withoutSlot, released } = await inbox.markLeads(context.get(signedIn), submission.value);
  const query = new URLSearchParams(serialiseInboxQuery(parseInboxQuery(url.searchParams)));
  if (count > 0) {
    query.set('mark', submission.value.mark);
    query.set('marked', String(count));
  }
  if (withoutSlot > 0) query.set('without-slot', String(withoutSlot));
  if (released > 0) query.set('released', String(released));
  throw redirect(adminPaths.inbox(query.toString()), 303);
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, page, now, mayReadApplications, result, isErased } = loaderData;
  const { after, ...filters } = query;
  const isSearch = query.q !== '' || query.kind !== undefined;
  return (
    <>
      <ToolHeader
        title="Inbox"
        text="What people sent by a form or by email, the newest first. Reply here, or from your own mail."
      >
        {mayReadApplications && <ToolLink href={adminPaths.applications()}>Applications</ToolLink>}
        <ToolLink href={adminPaths.replyTemplates()}>Reply templates</ToolLink>
      </ToolHeader>
      {isErased && !actionData && <DoneAlert message="The message is erased." />}
      {!actionData && <LeadMarkAlert result={result} />}
      {actionData && <ToolAlert tone="danger" role="alert" title={actionData.error} className="mb-2.5" />}
      <div className="mb-2.5 flex flex-col gap-2.5">
        <InboxViews query={query} counts={page.counts} />
        <InboxSearch query={query} />
      </div>
      {page.rows.length > 0 ? (
        <form method="post" action={adminPaths.inbox(serialiseInboxQuery(query))} data-send-once="">
          <InboxTable
            rows={page.rows}
            caption="Messages, the newest first"
            now={now}
            isSelectable
            hasOneState={query.view !== 'all' && query.view !== 'overdue'}
          />
          <LeadBar view={query.view} isOnePage={after === undefined && page.after === undefined} />
        </form>
      ) : (
        <ToolEmpty
          title={
            isSearch
              ? 'No message fits this search.'
              : query.view === 'overdue'
                ? 'Nothing is overdue.'
                : 'Nothing here.'
          }
        >
          {isSearch && page.counts.all > 0 ? (
            <ToolLink href={adminPaths.inbox(serialiseInboxQuery({ ...filters, view: 'all' }))}>
              {page.counts.all === 1
                ? 'Show the one in another state'
                : `Show ${page.counts.all} in other states`}
            </ToolLink>
          ) : (
            <p className="text-muted">
              {isSearch ? 'Try fewer words.' : 'What people send appears here at once.'}
            </p>
          )}
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after === undefined ? undefined : adminPaths.inbox(serialiseInboxQuery(filters))}
        next={page.after && adminPaths.inbox(serialiseInboxQuery({ ...filters, after: page.after }))}
      />
    </>
  );
}
