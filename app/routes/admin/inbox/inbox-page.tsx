import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import { markSpamSchema } from '~/domain/contact/inbox-forms';
import { parseInboxQuery, serialiseInboxQuery } from '~/domain/contact/inbox-query';
import { DONE_PARAMETER } from '~/domain/site/done-message';
import { InboxSearch } from '~/features/admin-inbox/inbox-search';
import { InboxTable } from '~/features/admin-inbox/inbox-table';
import { InboxViews } from '~/features/admin-inbox/inbox-views';
import { SpamBar } from '~/features/admin-inbox/spam-bar';
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

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseInboxQuery(url.searchParams);
  const actor = context.get(signedIn);
  const page = await context.get(services).inbox.list(actor, query);
  const readCount = (name: string) => Number(/^[1-9]\d?$/.exec(url.searchParams.get(name) ?? '')?.[0] ?? 0);
  return {
    query,
    page,
    now: new Date(),
    mayReadApplications: hasPermission(actor.user, 'applications.manage'),
    marked: readCount('marked'),
    withoutSlot: readCount('without-slot'),
    released: readCount('released'),
    isErased: url.searchParams.get(DONE_PARAMETER) === 'erased',
  };
}

/** Marks the selected messages as spam, or takes them out of it. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: markSpamSchema });
  if (submission.status !== 'success') {
    const [error = 'Select messages and press the button below them.'] = submission.error?.ids ?? [];
    return data({ error }, { status: 400 });
  }
  const { ids, mark: isSpam } = submission.value;
  const { inbox } = context.get(services);
  const { count, withoutSlot, released } = await inbox.markSpam(context.get(signedIn), { ids, isSpam });
  const query = new URLSearchParams(serialiseInboxQuery(parseInboxQuery(url.searchParams)));
  if (count > 0) query.set('marked', String(count));
  if (withoutSlot > 0) query.set('without-slot', String(withoutSlot));
  if (released > 0) query.set('released', String(released));
  throw redirect(adminPaths.inbox(query.toString()), 303);
}

/** R-CALL-6. */
const describeWithoutSlot = (count: number) =>
  count === 1
    ? 'One asks for a call whose slot is not free any more. It says so beside its state.'
    : `${count} ask for calls whose slots are not free any more. They say so beside their state.`;

/** R-CALL-8. */
const describeReleased = (count: number) =>
  `${count === 1 ? 'One had booked a call: its slot is' : `${count} had booked calls: their slots are`} free for others.`;

const describeMarked = (count: number, isSpamView: boolean) =>
  `${count === 1 ? 'One message is' : `${count} messages are`} ${isSpamView ? 'no longer marked as spam' : 'marked as spam'}.`;

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, page, now, mayReadApplications, marked, withoutSlot, released, isErased } = loaderData;
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
      {marked > 0 && !actionData && (
        <ToolAlert
          tone={withoutSlot > 0 ? 'warning' : 'success'}
          role="status"
          title={describeMarked(marked, query.view === 'spam')}
          className="mb-2.5"
        >
          {withoutSlot > 0 && describeWithoutSlot(withoutSlot)}
          {released > 0 && describeReleased(released)}
        </ToolAlert>
      )}
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
          <SpamBar isSpamView={query.view === 'spam'} />
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
