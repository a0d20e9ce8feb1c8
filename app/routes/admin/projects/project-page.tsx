import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { PROJECT_DONE_MESSAGES } from '~/content/admin/project-texts';
import { findDoneMessage } from '~/domain/site/done-message';
import { FileList } from '~/features/admin-projects/file-list';
import { MemberList } from '~/features/admin-projects/member-list';
import { MilestonePlan } from '~/features/admin-projects/milestone-plan';
import { ProjectChangesAlert } from '~/features/admin-projects/project-changes-alert';
import { ProjectFrame } from '~/features/admin-projects/project-frame';
import { ProjectHistory } from '~/features/admin-projects/project-history';
import { BilledMilestones } from '~/features/project-billing/billed-milestones';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { actOnMilestone, MILESTONE_INTENTS } from '../act-on-milestone.server';
import type { Route } from './+types/project-page';
import { submitPlanForm } from './submit-plan-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('projects.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `${loaderData.project.name}, project` : 'Unknown project');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { projectManagement, projectBilling } = context.get(services);
  const actor = context.get(signedIn);
  const project = await projectManagement.get(actor, id);
  if (!project) throw data(null, { status: 404 });
  const billed = await projectBilling.listBilledMilestones(actor, id);
  const doneMessage = findDoneMessage(PROJECT_DONE_MESSAGES, url.searchParams);
  const now = new Date();
  return { project, billed, doneMessage, now, today: toIsoDay(now) };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { projectManagement: management } = context.get(services);
  const form = await readForm(request);
  if (MILESTONE_INTENTS.includes(readFieldText(form, 'intent'))) {
    const acted = await actOnMilestone(context.get(services), context.get(signedIn), { projectId: id, form });
    if (acted.kind === 'refused')
      return data({ kind: 'rejected', problem: acted.error } as const, { status: acted.status });
    throw redirect(`${adminPaths.project(id, `done=${acted.done}`)}#plan`, 303);
  }
  const outcome = await submitPlanForm({ management, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  throw redirect(`${adminPaths.project(id, `done=${outcome.done}`)}#${outcome.place}`, 303);
}

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, billed, doneMessage, now, today } = loaderData;
  const { id: projectId, planVersion, milestones, members, files, hours, events } = project;
  const rejected = actionData && 'rejected' in actionData ? actionData.rejected : undefined;
  const changes = actionData && 'events' in actionData ? actionData.events : undefined;
  return (
    <ProjectFrame
      project={project}
      current="plan"
      today={today}
      doneMessage={actionData ? undefined : doneMessage}
    >
      {changes ? (
        <ProjectChangesAlert title="The plan was changed in the meantime" events={changes} now={now}>
          {actionData?.problem}
        </ProjectChangesAlert>
      ) : (
        actionData?.problem && (
          <ToolAlert tone="danger" role="alert" title={actionData.problem} className="mb-2.5" />
        )
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MilestonePlan
          projectId={projectId}
          planVersion={planVersion}
          milestones={milestones}
          hours={hours}
          today={today}
          rejected={rejected}
        />
        <div className="grid gap-6">
          <BilledMilestones
            title="Invoices"
            milestones={billed}
            action={adminPaths.project(projectId)}
            canMarkDone={false}
          />
          <MemberList projectId={projectId} members={members} rejected={rejected} />
          <FileList projectId={projectId} files={files} rejected={rejected} now={now} />
          {events.length > 0 && (
            <div className="grid gap-3">
              <ProjectHistory events={events} now={now} />
              <ToolLink href={adminPaths.projectHistory(projectId)} className="justify-self-start">
                Full history
              </ToolLink>
            </div>
          )}
        </div>
      </div>
    </ProjectFrame>
  );
}
