import { adminPaths } from '~/content/admin/admin-paths';
import { HELP_DONE_MESSAGES } from '~/content/admin/publication-texts';
import { type HelpView, parseHelpQuery, serialiseHelpQuery } from '~/domain/help/help-query';
import { findDoneMessage } from '~/domain/site/done-message';
import { HelpTopics } from '~/features/admin-publishing/help-topics';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import type { Route } from './+types/help-page';
import { HELP_VIEWS, listHelpEntries } from './list-help-entries';

export const middleware: Route.MiddlewareFunction[] = [requireArea('help.manage')];

const EMPTY_TITLES: Readonly<Record<HelpView, string>> = {
  all: 'Nothing here.',
  unhelpful: 'No text was marked as not helpful.',
  edited: 'Every text is the original one.',
  drafts: 'Every text is published.',
  withdrawn: 'Nothing is withdrawn.',
};

export const meta = () => createNoindexMeta('Help and FAQ');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseHelpQuery(url.searchParams);
  const { gaps, helpManagement } = context.get(services);
  const actor = context.get(signedIn);
  const [rows, votes] = await Promise.all([
    helpManagement.listStaffHelp(actor, query.kind),
    gaps.countUnhelpfulVotes(actor),
  ]);
  const doneMessage = findDoneMessage(HELP_DONE_MESSAGES[query.kind], url.searchParams);
  return { query, doneMessage, ...listHelpEntries(query, rows, votes), now: new Date() };
}

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { query, doneMessage, counts, topics, now } = loaderData;
  const { kind } = query;
  const toPath = (changes: Partial<typeof query>) =>
    adminPaths.help(serialiseHelpQuery({ ...query, ...changes }));
  const isArticle = kind === 'article';
  return (
    <>
      <ToolHeader
        title="Help and FAQ"
        text="Every text can be edited here and goes back to the original at any time. What you publish is on the site, in the search and with the assistant at once."
      >
        <ToolLink href={adminPaths.newHelpEntry(isArticle ? '' : 'kind=question')} variant="loud">
          {isArticle ? 'New help article' : 'New question'}
        </ToolLink>
      </ToolHeader>
      <DoneAlert message={doneMessage} />
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <div className="mb-2.5 grid gap-2.5">
          <SegmentedLinks
            label="Kinds"
            items={[
              { label: 'Help articles', href: adminPaths.help(), isCurrent: isArticle },
              { label: 'Questions', href: adminPaths.help('kind=question'), isCurrent: !isArticle },
            ]}
          />
          <ListViews
            views={HELP_VIEWS.filter(({ id }) => counts[id] > 0 || id === 'all' || id === query.view).map(
              ({ id, label }) => ({ id, label, count: String(counts[id]), href: toPath({ view: id }) }),
            )}
            current={query.view}
          />
        </div>
        <ListSearch
          path={adminPaths.help()}
          label={isArticle ? 'A word of the title or the text' : 'A word of the question or the answer'}
          q={query.q}
          all={isArticle ? 'All help articles' : 'All questions'}
          fields={{ kind: isArticle ? undefined : kind, view: query.view === 'all' ? undefined : query.view }}
        />
      </div>
      {topics.length > 0 ? (
        <HelpTopics kind={kind} topics={topics} now={now} />
      ) : (
        <ToolEmpty
          title={query.q ? `Nothing has “${query.q}” in its title or text.` : EMPTY_TITLES[query.view]}
        >
          {query.q && (
            <ToolLink
              href={adminPaths.newHelpEntry(
                new URLSearchParams({ ...(isArticle ? {} : { kind }), title: query.q }).toString(),
              )}
            >
              Write it
            </ToolLink>
          )}
        </ToolEmpty>
      )}
    </>
  );
}
