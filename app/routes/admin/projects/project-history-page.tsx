import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { parseProjectQuery, serialiseProjectQuery } from '~/domain/projects/project-query';
import { ProjectFrame } from '~/features/admin-projects/project-frame';
import { ProjectHistory } from '~/features/admin-projects/project-history';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/project-history-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `History of ${loaderData.project.name}` : 'Unknown project');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { projectManagement } = context.get(services);
  const actor = context.get(signedIn);
  const { after } = parseProjectQuery(url.searchParams);
  const project = await projectManagement.get(actor, id);
  if (!project) throw data(null, { status: 404 });
  const page = await projectManagement.listHistory(actor, { projectId: id, after });
  const now = new Date();
  return { project, page, isFirst: !after, now, today: toIsoDay(now) };
}

export default function ProjectHistoryPage({ loaderData }: Route.ComponentProps) {
  const { project, page, isFirst, now, today } = loaderData;
  const toPath = (search = '') => adminPaths.projectHistory(project.id, search);
  return (
    <ProjectFrame project={project} current="history" today={today}>
      <div className="max-w-3xl">
        {page.events.length > 0 ? (
          <ProjectHistory events={page.events} now={now} />
        ) : (
          <p className="text-muted">No changes yet.</p>
        )}
        <ForwardLinks
          first={isFirst ? undefined : toPath()}
          next={page.after && toPath(serialiseProjectQuery({ view: 'all', q: '', after: page.after }))}
        />
      </div>
    </ProjectFrame>
  );
}
