import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { addDays } from '~/domain/time/wall-clock';
import { ProjectForm } from '~/features/admin-projects/project-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-project-page';
import { submitProjectForm } from './submit-project-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = () => createNoindexMeta('New project');

/** Most projects take twelve weeks. */
const USUAL_DAYS = 12 * 7 - 1;

export function loader() {
  const today = toIsoDay(new Date());
  return {
    values: {
      name: '',
      summary: '',
      state: 'planned',
      contactId: '',
      showsHours: '',
      startsOn: today,
      endsOn: addDays(today, USUAL_DAYS),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { projectManagement } = context.get(services);
  const outcome = await submitProjectForm(await readForm(request), (form) =>
    projectManagement.create(context.get(signedIn), form),
  );
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  if (outcome.kind !== 'saved') throw data(null, { status: 404 });
  throw redirect(adminPaths.project(outcome.id, 'done=created'), 303);
}

export default function NewProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ToolHeader title="New project" text="Nobody sees it until you add a member.">
        <ToolLink href={adminPaths.projects()}>All projects</ToolLink>
      </ToolHeader>
      <ProjectForm
        action={adminPaths.newProject()}
        values={loaderData.values}
        version={0}
        lastResult={actionData?.lastResult}
        submitLabel="Save the project"
      />
    </>
  );
}
