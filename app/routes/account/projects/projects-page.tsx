import { ProjectList } from '~/features/projects/project-list';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { EmptyState } from '~/ui/feedback/empty-state';
import type { Route } from './+types/projects-page';

export const meta = () => createNoindexMeta('Projects');

export async function loader({ context }: Route.LoaderArgs) {
  const projects = await context.get(services).projects.listProjects(context.get(signedIn));
  return { projects, today: toIsoDay(new Date()) };
}

export default function ProjectsPage({ loaderData: { projects, today } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <h1 className="text-tool">Projects</h1>
        {projects.length > 0 && (
          <p className="max-w-[36em] text-muted">
            Our current and finished work for you, with plan, updates and files.
          </p>
        )}
      </header>
      {projects.length > 0 ? (
        <ProjectList projects={projects} today={today} />
      ) : (
        <EmptyState
          title="No projects yet"
          action={
            <>
              <LinkButton href={paths.contact()}>Tell us what you need</LinkButton>
              <LinkButton href={paths.bookCall()} variant="quiet">
                Book a call
              </LinkButton>
            </>
          }
        >
          <p>
            Once we build, teach or organise something for you, its plan is here with every milestone, what
            our people write about it, comments, and the files to download. Is a project that you work on
            missing? Ask the contact person of the project to add your email address.
          </p>
        </EmptyState>
      )}
    </div>
  );
}
