import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { PROJECT_DONE_MESSAGES } from '~/content/admin/project-texts';
import { findTeamMemberId } from '~/content/company/team';
import { findDoneMessage } from '~/domain/site/done-message';
import { ProjectChangesAlert } from '~/features/admin-projects/project-changes-alert';
import { ProjectFrame } from '~/features/admin-projects/project-frame';
import { StaffUpdate } from '~/features/admin-projects/staff-update';
import { UpdateFields } from '~/features/admin-projects/update-fields';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolForm } from '~/sections/admin/tool-form';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/project-updates-page';
import { submitUpdateForm } from './submit-update-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Updates of ${loaderData.project.name}` : 'Unknown project');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { projectManagement } = context.get(services);
  const actor = context.get(signedIn);
  const project = await projectManagement.get(actor, id);
  if (!project) throw data(null, { status: 404 });
  const now = new Date();
  return {
    project,
    now,
    today: toIsoDay(now),
    updates: await projectManagement.listUpdates(actor, id),
    formKey: uuid(),
    authorId: findTeamMemberId(actor.user, project.contactId),
    doneMessage: findDoneMessage(PROJECT_DONE_MESSAGES, url.searchParams),
  };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { projectManagement: management } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitUpdateForm({ management, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  throw redirect(`${adminPaths.projectUpdates(id, `done=${outcome.done}`)}#${outcome.place}`, 303);
}

export default function ProjectUpdatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, updates, authorId, formKey, doneMessage, now, today } = loaderData;
  const { rejected, conflict } = actionData ?? {};
  return (
    <ProjectFrame
      project={project}
      current="updates"
      today={today}
      doneMessage={actionData ? undefined : doneMessage}
    >
      {conflict && (
        <ProjectChangesAlert
          title="The update was changed in the meantime"
          events={conflict.events}
          now={now}
        >
          <p>Your changes were not saved. If you save now, they replace theirs:</p>
          <p className="mt-1.5 max-w-[65ch] whitespace-pre-line text-text wrap-anywhere">
            <span className="font-semibold">{conflict.current.title}</span>
            {`\n${conflict.current.text}`}
          </p>
        </ProjectChangesAlert>
      )}
      <div className="grid max-w-4xl gap-6">
        <section aria-labelledby="write-title" className="grid gap-2.5">
          <h2 id="write-title" className="text-panel">
            Write an update
          </h2>
          <ToolForm action={adminPaths.projectUpdates(project.id)} intent="update-add">
            <input type="hidden" name="key" value={formKey} />
            <UpdateFields form="update-new" initial={{ authorId, title: '', text: '' }} rejected={rejected} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ToolSubmit variant="loud">Send to the members</ToolSubmit>
              <p className="text-xs text-muted">
                {project.members.length === 0
                  ? 'The project has no members yet: nobody is notified.'
                  : 'Each member is notified as preferred: in the account and by email.'}
              </p>
            </div>
          </ToolForm>
        </section>
        <section aria-labelledby="updates-title" className="grid gap-2.5">
          <h2 id="updates-title" className="text-panel">
            Updates
          </h2>
          {updates.length === 0 && <p className="text-muted">None yet.</p>}
          <ol className="grid gap-grout">
            {updates.map((update) => (
              <StaffUpdate
                key={update.id}
                projectId={project.id}
                update={conflict?.updateId === update.id ? { ...update, version: conflict.version } : update}
                authorId={authorId}
                rejected={rejected}
                now={now}
              />
            ))}
          </ol>
        </section>
      </div>
    </ProjectFrame>
  );
}
