import { adminPaths } from '~/content/admin/admin-paths';
import { PROJECT_STATE_NAMES } from '~/content/admin/project-texts';
import {
  PROJECT_VIEWS,
  type ProjectView,
  parseProjectQuery,
  serialiseProjectQuery,
} from '~/domain/projects/project-query';
import { findDoneMessage } from '~/domain/site/done-message';
import { ProjectTable } from '~/features/admin-projects/project-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
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
import type { Route } from './+types/projects-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = () => createNoindexMeta('Customer projects');

const DONE_MESSAGES = { deleted: 'The project is deleted.' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseProjectQuery(url.searchParams);
  const page = await context.get(services).projectManagement.list(context.get(signedIn), query);
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return { query, page, doneMessage, now: new Date() };
}

const VIEW_LABELS: Readonly<Record<ProjectView, string>> = {
  all: 'All',
  overdue: 'Overdue',
  ...PROJECT_STATE_NAMES,
};

export default function ProjectsPage({
  loaderData: { query, page, doneMessage, now },
}: Route.ComponentProps) {
  const { after, ...filters } = query;
  return (
    <>
      <ToolHeader
        title="Projects"
        text="Work for clients, the last changed first. Members read plan, updates and files in their account."
      >
        <ToolLink href={adminPaths.newProject()} variant="loud">
          New project
        </ToolLink>
      </ToolHeader>
      <DoneAlert message={doneMessage} className="mb-2.5" />
      <div className="mb-2.5 flex flex-col gap-2.5">
        <ListViews
          views={PROJECT_VIEWS.map((view) => ({
            id: view,
            label: VIEW_LABELS[view],
            count: String(page.counts[view]),
            href: adminPaths.projects(serialiseProjectQuery({ ...filters, view })),
          }))}
          current={query.view}
        />
        <ListSearch
          path={adminPaths.projects()}
          label="Project, or name or email of a member"
          q={query.q}
          all="All projects"
          fields={{ view: query.view === 'all' ? undefined : query.view }}
        />
      </div>
      {page.rows.length > 0 ? (
        <ProjectTable rows={page.rows} now={now} />
      ) : (
        <ToolEmpty title={query.q ? 'No project fits this search.' : 'No projects here.'}>
          <p className="text-muted">
            {query.q
              ? 'Try a part of the name, or the email address of a member.'
              : query.view === 'overdue'
                ? 'No milestone of a running project is past its day.'
                : 'Create one, and add its milestones and members.'}
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after && adminPaths.projects(serialiseProjectQuery(filters))}
        next={page.after && adminPaths.projects(serialiseProjectQuery({ ...filters, after: page.after }))}
        labels={{ first: 'First page', next: 'Next page' }}
      />
    </>
  );
}
