import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { SUBSCRIBER_DONE_MESSAGES, SUBSCRIBER_STATUS_LABELS } from '~/content/admin/newsletter-texts';
import { hasPermission } from '~/domain/auth/permissions';
import {
  parseSubscriberQuery,
  SUBSCRIBER_STATUSES,
  type SubscriberQuery,
  serialiseSubscriberQuery,
} from '~/domain/newsletter/subscriber-query';
import { findDoneMessage } from '~/domain/site/done-message';
import { SubscriberList } from '~/features/admin-newsletter/subscriber-list';
import { paths } from '~/paths';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatCount } from '~/sections/format/format-amount';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/subscribers-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('newsletter.manage')];

export const meta = () => createNoindexMeta('Subscribers of the newsletter');

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const query = parseSubscriberQuery(url.searchParams);
  return {
    query,
    page: await context.get(services).subscriberManagement.listSubscribers(actor, query),
    canExport: hasPermission(actor.user, 'subscribers.export'),
    doneMessage: findDoneMessage(SUBSCRIBER_DONE_MESSAGES, url.searchParams),
    now: new Date(),
  };
}

/** Unsubscribes a person who asked for it. The list stays as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (readFieldText(form, 'intent') !== 'unsubscribe') throw data(null, { status: 400 });
  const result = await context
    .get(services)
    .subscriberManagement.unsubscribeOnRequest(context.get(signedIn), readFieldText(form, 'id'));
  if (result === 'unknown') throw data(null, { status: 404 });
  const search = new URLSearchParams(
    serialiseSubscriberQuery(parseSubscriberQuery(new URL(request.url).searchParams)),
  );
  search.set('done', result);
  throw redirect(adminPaths.subscribers(search.toString()), 303);
}

const toPath = (query: SubscriberQuery) => adminPaths.subscribers(serialiseSubscriberQuery(query));

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { query, page, canExport, doneMessage, now } = loaderData;
  const { view, q } = query;
  const search = serialiseSubscriberQuery(query);
  return (
    <>
      <ToolHeader
        title="Subscribers"
        text="Who gets the newsletter, who has not confirmed yet, and who has left."
      >
        {canExport && page.subscribers.length > 0 && (
          <a
            href={adminPaths.subscribersExport(serialiseSubscriberQuery({ view, q }))}
            download=""
            className={getToolButtonClasses('quiet')}
          >
            Export {formatCount(page.counts[view])} as CSV
          </a>
        )}
        <ToolLink href={adminPaths.newsletter()}>Editions</ToolLink>
      </ToolHeader>
      <DoneAlert message={doneMessage} className="mb-2.5 max-w-2xl" />
      <ListSearch
        path={adminPaths.subscribers()}
        label="A part of the email address"
        q={q}
        all="All subscribers"
        fields={{ view: view === 'all' ? undefined : view }}
      />
      <div className="mb-2.5">
        <ListViews
          label="Status"
          views={(['all', ...SUBSCRIBER_STATUSES] as const).map((id) => ({
            id,
            label: id === 'all' ? 'All' : SUBSCRIBER_STATUS_LABELS[id],
            count: formatCount(page.counts[id]),
            href: toPath({ view: id, q }),
          }))}
          current={view}
        />
      </div>
      {page.subscribers.length > 0 ? (
        <SubscriberList subscribers={page.subscribers} search={search} now={now} />
      ) : (
        <ToolEmpty title={q ? `No address here has “${q}” in it.` : 'Nobody is in this list.'}>
          {!q && view === 'all' && (
            <p className="max-w-lg text-muted">
              Visitors subscribe on{' '}
              <a href={paths.newsletter()} className="underline underline-offset-4">
                the page of the newsletter
              </a>
              . Who has confirmed the address gets the next edition.
            </p>
          )}
        </ToolEmpty>
      )}
      <ForwardLinks
        first={query.after ? toPath({ view, q }) : undefined}
        next={page.after && toPath({ view, q, after: page.after })}
      />
    </>
  );
}
