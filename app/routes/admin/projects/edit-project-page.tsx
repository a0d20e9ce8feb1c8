import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ProjectConflict } from '~/features/admin-projects/project-conflict';
import { ProjectForm } from '~/features/admin-projects/project-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm, readVersion } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/edit-project-page';
import { submitProjectForm } from './submit-project-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Edit ${loaderData.project.name}` : 'Edit project');

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const project = await context.get(services).projectManagement.get(context.get(signedIn), id);
  if (!project) throw data(null, { status: 404 });
  return { project, now: new Date() };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { projectManagement } = context.get(services);
  const sent = await readForm(request);
  const outcome = await submitProjectForm(sent, (form) =>
    projectManagement.save(context.get(signedIn), { id, version: readVersion(sent), form }),
  );
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  throw redirect(adminPaths.project(id, `done=${outcome.kind}`), 303);
}

export default function EditProjectPage({ loaderData: { project, now }, actionData }: Route.ComponentProps) {
  const { id, name, showsHours, version } = project;
  return (
    <>
      <ToolHeader title={`Edit ${name}`}>
        <ToolLink href={adminPaths.project(id)}>Back without saving</ToolLink>
      </ToolHeader>
      {actionData?.conflict && <ProjectConflict {...actionData.conflict} now={now} />}
      <ProjectForm
        action={adminPaths.editProject(id)}
        values={{ ...project, showsHours: showsHours ? 'on' : '' }}
        version={actionData?.conflict?.version ?? version}
        lastResult={actionData?.lastResult}
        submitLabel="Save"
      />
    </>
  );
}
