import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ProjectConflict } from '~/features/admin-projects/project-conflict';
import { ProjectForm } from '~/features/admin-projects/project-form';
import { DeleteForm } from '~/sections/admin/confirm-form';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm, readVersion } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/edit-project-page';
import { submitProjectForm } from './submit-project-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Edit ${loaderData.project.name}` : 'Edit project');

const DELETION_REFUSALS = {
  used: 'It has members or an invited client, updates, files, hours, or a milestone that is done or invoiced. Give it the state “Finished” instead.',
  conflict: 'A colleague changed the project meanwhile. It was not deleted.',
};

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const project = await context.get(services).projectManagement.get(context.get(signedIn), id);
  if (!project) throw data(null, { status: 404 });
  return { project, now: new Date() };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { projectManagement } = context.get(services);
  const sent = await readForm(request);
  if (readFieldText(sent, 'intent') === 'delete') {
    const { kind } = await projectManagement.delete(context.get(signedIn), {
      id,
      version: readVersion(sent),
    });
    if (kind === 'deleted') throw redirect(adminPaths.projects('done=deleted'), 303);
    if (kind === 'unknown') throw data(null, { status: 404 });
    return data({ kind: 'refused' as const, issue: DELETION_REFUSALS[kind] }, { status: 409 });
  }
  const outcome = await submitProjectForm(sent, (form) =>
    projectManagement.save(context.get(signedIn), { id, version: readVersion(sent), form }),
  );
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  throw redirect(adminPaths.project(id, `done=${outcome.kind}`), 303);
}

export default function EditProjectPage({ loaderData: { project, now }, actionData }: Route.ComponentProps) {
  const { id, name, showsHours, version } = project;
  const rejected = actionData?.kind === 'rejected' ? actionData : undefined;
  return (
    <>
      <ToolHeader title={`Edit ${name}`}>
        <ToolLink href={adminPaths.project(id)}>Back without saving</ToolLink>
      </ToolHeader>
      {actionData?.kind === 'refused' && (
        <ToolAlert tone="danger" role="alert" title={actionData.issue} className="mb-2.5 max-w-2xl" />
      )}
      {rejected?.conflict && <ProjectConflict {...rejected.conflict} now={now} />}
      <ProjectForm
        action={adminPaths.editProject(id)}
        values={{ ...project, showsHours: showsHours ? 'on' : '' }}
        version={rejected?.conflict?.version ?? version}
        lastResult={rejected?.lastResult}
        submitLabel="Save"
      />
      <div className="mt-4">
        <DeleteForm action={adminPaths.editProject(id)} noun="project" version={version}>
          Only a project without members, updates, files and hours can be deleted. Its open milestones are
          deleted with it.
        </DeleteForm>
      </div>
    </>
  );
}
