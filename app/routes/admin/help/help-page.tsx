import { adminPaths } from '~/content/admin/admin-paths';
import { parseHelpQuery, serialiseHelpQuery } from '~/domain/help/help-query';
import { HelpTable } from '~/features/admin-publishing/help-table';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolEmpty } from '~/sections/admin/tool-empty';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import type { Route } from './+types/help-page';
import { HELP_VIEWS, isInView, listHelpEntries } from './list-help-entries';

export const middleware: Route.MiddlewareFunction[] = [requireArea('help.manage')];

export const meta = () => createNoindexMeta('Help and FAQ');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseHelpQuery(url.searchParams);
  const stored = await context.get(services).helpManagement.listStaffHelp(context.get(signedIn), query.kind);
  const found = listHelpEntries(query.kind, stored).filter(({ title }) =>
    title.toLowerCase().includes(query.q.toLowerCase()),
  );
  const counts = HELP_VIEWS.map(({ id }) => found.filter((entry) => isInView(entry, id)).length);
  return { query, counts, entries: found.filter((entry) => isInView(entry, query.view)), now: new Date() };
}

export default function HelpPage({ loaderData: { query, counts, entries, now } }: Route.ComponentProps) {
  const { kind } = query;
  const toPath = (changes: Partial<typeof query>) =>
    adminPaths.help(serialiseHelpQuery({ ...query, ...changes }));
  const isArticle = kind === 'article';
  return (
    <>
      <ToolHeader
        title="Help and FAQ"
        text="What the repository has can be edited here, and goes back to its text at any time. What you publish is on the site, in the search and with the assistant at once."
      >
        <a
          href={adminPaths.newHelpEntry(isArticle ? '' : 'kind=question')}
          className={toolButtonClasses('loud')}
        >
          {isArticle ? 'New help article' : 'New question'}
        </a>
      </ToolHeader>
      <div className="mb-2.5 grid gap-2.5">
        <SegmentedLinks
          label="Kinds"
          items={[
            { label: 'Help articles', href: adminPaths.help(), isCurrent: isArticle },
            { label: 'Questions', href: adminPaths.help('kind=question'), isCurrent: !isArticle },
          ]}
        />
        <ListViews
          views={HELP_VIEWS.map(({ id, label }, index) => ({
            ...{ id, label, count: String(counts[index]), href: toPath({ view: id }) },
          }))}
          current={query.view}
        />
      </div>
      <ListSearch
        path={adminPaths.help()}
        label={isArticle ? 'A part of the title' : 'A part of the question'}
        q={query.q}
        all={isArticle ? 'All help articles' : 'All questions'}
        fields={{ kind: isArticle ? undefined : kind }}
      />
      {entries.length > 0 ? (
        <HelpTable {...{ kind, entries, now }} />
      ) : (
        <ToolEmpty title="Nothing here.">
          <p className="max-w-lg text-muted">
            A draft is seen by staff only. Published, it is in the help centre and in the search at once.
          </p>
        </ToolEmpty>
      )}
    </>
  );
}
