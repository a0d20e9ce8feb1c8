import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import {
  GAP_DONE_MESSAGES,
  GAP_KIND_LABELS,
  GAP_VIEW_LABELS,
  GAP_VIEW_TEXTS,
  getGapTitle,
} from '~/content/admin/gap-texts';
import { hasPermission } from '~/domain/auth/permissions';
import {
  GAP_KINDS,
  GAP_STATES,
  GAP_VIEWS,
  type GapQuery,
  parseGapQuery,
  serialiseGapQuery,
} from '~/domain/gaps/gap';
import { GapList } from '~/features/admin-gaps/gap-list';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListViews } from '~/sections/admin/list-views';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm, readVersion } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/gaps-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('gaps.manage')];

export const meta = () => createNoindexMeta('What people could not find');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseGapQuery(url.searchParams);
  const actor = context.get(signedIn);
  const { gaps, help } = context.get(services);
  const [page, { articles }] = await Promise.all([gaps.listGaps(actor, query), help.read()]);
  return {
    query,
    page,
    now: new Date(),
    titles: Object.fromEntries(articles.map(({ slug, question }) => [slug, question])),
    mayWrite: hasPermission(actor.user, 'articles.manage'),
    mayWriteHelp: hasPermission(actor.user, 'help.manage'),
    mayRedirect: hasPermission(actor.user, 'redirects.manage'),
    done: GAP_STATES.find((state) => state === url.searchParams.get('done')),
  };
}

/** Marks an entry, and shows the list again. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const state = GAP_STATES.find((known) => known === readFieldText(form, 'state'));
  if (!state) throw data(null, { status: 400 });
  const change = { id: readFieldText(form, 'id'), state, version: readVersion(form) };
  const result = await context.get(services).gaps.setGapState(context.get(signedIn), change);
  if (result.kind === 'conflict') return data(result, { status: 409 });
  const search = new URLSearchParams(serialiseGapQuery(parseGapQuery(url.searchParams)));
  search.set('done', state);
  throw redirect(adminPaths.gaps(search.toString()), 303);
}

const toPath = (query: GapQuery) => adminPaths.gaps(serialiseGapQuery(query));

export default function GapsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, page, titles, mayWrite, mayWriteHelp, mayRedirect, done, now } = loaderData;
  const { view, kind, after } = query;
  const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  const kinds = [undefined, ...GAP_KINDS].map((listed) => ({
    id: listed ?? 'all',
    label: listed ? GAP_KIND_LABELS[listed] : 'All',
    count: (listed ? page.counts[listed] : all).toLocaleString('en-IN'),
    href: toPath({ view, ...(listed && { kind: listed }) }),
  }));
  const views = GAP_VIEWS.map((listed) => ({
    id: listed,
    label: GAP_VIEW_LABELS[listed],
    href: toPath({ view: listed }),
  }));
  const current = actionData?.current;
  const first = { view, ...(kind && { kind }) };
  return (
    <>
      <ToolHeader title="What people could not find" text={GAP_VIEW_TEXTS[view]} />
      {actionData && (
        <ConflictAlert title="A colleague changed this entry in the meantime">
          <p className="wrap-anywhere">
            {current
              ? `“${getGapTitle(current, titles)}” is ${GAP_VIEW_LABELS[current.state].toLowerCase()} now${current.closed?.by ? `, by ${current.closed.by}` : ''}.`
              : 'It was deleted in the meantime.'}
          </p>
          <p>Your changes were not saved.</p>
        </ConflictAlert>
      )}
      {done && !actionData && <DoneAlert message={GAP_DONE_MESSAGES[done]} />}
      <div className="mb-2.5 grid gap-2.5">
        <ListViews label="States" views={views} current={view} />
        {view !== 'probes' && <ListViews views={kinds} current={kind ?? 'all'} />}
      </div>
      {page.gaps.length > 0 ? (
        <GapList
          gaps={page.gaps}
          action={toPath(query)}
          titles={titles}
          mayWrite={mayWrite}
          mayWriteHelp={mayWriteHelp}
          mayRedirect={mayRedirect}
          now={now}
        />
      ) : (
        <ToolEmpty title="Nothing here.">
          <p className="max-w-lg text-muted">
            Counts appear within seconds and are erased 180 days after the last one. Who searched or asked is
            not stored.
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after ? toPath(first) : undefined}
        next={page.after && toPath({ ...first, after: page.after })}
        labels={{ first: 'Most frequent', next: 'Less frequent' }}
      />
    </>
  );
}
