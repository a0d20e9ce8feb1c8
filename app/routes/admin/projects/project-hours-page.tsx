import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { PROJECT_DONE_MESSAGES, PROJECT_REFUSALS } from '~/content/admin/project-texts';
import { findTeamMemberId } from '~/content/company/team';
import { findDoneMessage } from '~/domain/site/done-message';
import { isUuid } from '~/domain/text/uuid';
import { isIsoDay } from '~/domain/time/wall-clock';
import { HoursForm, RemoveHoursForm } from '~/features/admin-projects/hours-form';
import { HoursTable } from '~/features/admin-projects/hours-table';
import { HoursTotals } from '~/features/admin-projects/hours-totals';
import { ProjectChangesAlert } from '~/features/admin-projects/project-changes-alert';
import { ProjectFrame } from '~/features/admin-projects/project-frame';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ToolLink } from '~/sections/admin/tool-button';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import type { HoursCursor } from '~/server/projects/list-hours.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/project-hours-page';
import { submitHoursForm } from './submit-hours-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Hours of ${loaderData.project.name}` : 'Unknown project');

/** `2026-11-20_<id>`: the last entry of the page before. */
function parseCursor(text: string): HoursCursor | undefined {
  const [workedOn = '', id = ''] = text.split('_');
  return isIsoDay(workedOn) && isUuid(id) ? { workedOn, id } : undefined;
}

/** `?edit=` is the id of the entry that the form changes. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { projectManagement } = context.get(services);
  const actor = context.get(signedIn);
  const project = await projectManagement.get(actor, id);
  if (!project) throw data(null, { status: 404 });
  const after = parseCursor(url.searchParams.get('after') ?? '');
  const hours = await projectManagement.listHours(actor, { projectId: id, after });
  const hoursId = url.searchParams.get('edit') ?? '';
  const edited = hoursId ? await projectManagement.getHours(actor, { projectId: id, hoursId }) : null;
  if (hoursId && !edited) throw data(null, { status: 404 });
  const now = new Date();
  const today = toIsoDay(now);
  return {
    project,
    hours,
    isFirst: !after,
    now,
    today,
    doneMessage: findDoneMessage(PROJECT_DONE_MESSAGES, url.searchParams),
    formKey: uuid(),
    entry: edited ? { id: edited.id, version: edited.version } : undefined,
    initial: edited
      ? { ...edited, minutes: String(edited.minutes), milestoneId: edited.milestoneId ?? '' }
      : {
          teamMemberId: findTeamMemberId(actor.user, project.contactId),
          workedOn: today,
          minutes: '',
          note: '',
          milestoneId: '',
          isBillable: true,
        },
  };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { projectManagement: management } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitHoursForm({ management, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  throw redirect(adminPaths.projectHours(id, `done=${outcome.done}`), 303);
}

export default function ProjectHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, hours, isFirst, entry, initial, formKey, doneMessage, now, today } = loaderData;
  const { id: projectId, milestones, showsHours } = project;
  const { rows, after, ...totals } = hours;
  const edited = actionData?.entry ?? entry;
  return (
    <ProjectFrame
      project={project}
      current="hours"
      today={today}
      doneMessage={actionData ? undefined : doneMessage}
    >
      {actionData?.conflict && (
        <ProjectChangesAlert
          title="The hours were changed in the meantime"
          events={actionData.conflict.events}
          now={now}
        >
          {PROJECT_REFUSALS['hours-conflict']}
        </ProjectChangesAlert>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="grid gap-6">
          <section aria-labelledby="form-title" className="grid gap-2.5">
            <h2 id="form-title" className="text-panel">
              {edited ? 'Change hours' : 'Add hours'}
            </h2>
            <HoursForm
              projectId={projectId}
              formKey={formKey}
              milestones={milestones}
              initial={initial}
              entry={edited}
              rejected={actionData?.rejected}
            />
            {entry && <RemoveHoursForm projectId={projectId} entry={entry} note={initial.note} />}
          </section>
          <section aria-labelledby="hours-title" className="grid gap-2.5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 id="hours-title" className="text-panel">
                Hours
              </h2>
              {rows.length > 0 && <ToolLink href={adminPaths.projectHoursExport(projectId)}>CSV</ToolLink>}
            </div>
            {rows.length > 0 ? (
              <HoursTable projectId={projectId} rows={rows} />
            ) : (
              <p className="text-muted">None yet.</p>
            )}
            <ForwardLinks
              first={isFirst ? undefined : adminPaths.projectHours(projectId)}
              next={after && adminPaths.projectHours(projectId, `after=${after.workedOn}_${after.id}`)}
            />
          </section>
        </div>
        <HoursTotals {...totals} milestones={milestones} isShown={showsHours} />
      </div>
    </ProjectFrame>
  );
}
