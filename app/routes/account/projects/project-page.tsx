import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { getProjectPath } from '~/content/account/account-paths';
import { commentSchema } from '~/domain/projects/project';
import { MilestoneInvoiceList } from '~/features/project-billing/milestone-invoice-list';
import type { CommentIssue } from '~/features/projects/comment-form';
import { MilestoneTimeline } from '~/features/projects/milestone-timeline';
import { ProjectContactCard } from '~/features/projects/project-contact-card';
import { ProjectFileList } from '~/features/projects/project-file-list';
import { ProjectHeader } from '~/features/projects/project-header';
import { ProjectHoursList } from '~/features/projects/project-hours-list';
import { ProjectUpdateCard } from '~/features/projects/project-update-card';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm, readFormKey } from '~/server/http/body/read-body.server';
import { viewedAccount } from '~/server/http/guards/show-viewed-account.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import type { Route } from './+types/project-page';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData?.project.name ?? 'Project');

export async function loader({ params, context }: Route.LoaderArgs) {
  const { projects, projectBilling } = context.get(services);
  const actor = context.get(signedIn);
  const project = await projects.getProject(actor, params.id);
  if (!project) throw data(null, { status: 404 });
  // R-VIEW-2: the links to the invoices are private, and stay valid.
  const isViewed = context.get(viewedAccount) !== null;
  const billed = isViewed ? [] : await projectBilling.listBilledMilestones(actor, params.id);
  const commentKeys = Object.fromEntries(project.updates.map((update) => [update.id, uuid()]));
  return { project, billed, commentKeys, today: toIsoDay(new Date()) };
}

/** Stores a comment. An invalid comment is returned with its text and the issue. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { projects } = context.get(services);
  const form = await readForm(request);
  const { updateId, text } = Object.fromEntries(form);
  const rejectComment = (status: number, message: string) =>
    data({ updateId: String(updateId), text: String(text ?? ''), message } satisfies CommentIssue, {
      status,
    });
  const parsed = commentSchema.safeParse({ updateId, text });
  if (!parsed.success)
    return rejectComment(400, parsed.error.issues[0]?.message ?? 'Your comment is needed.');
  const result = await projects.comment(context.get(signedIn), {
    projectId: params.id,
    key: readFormKey(form),
    ...parsed.data,
  });
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'wait': {
      const minutes = Math.ceil(result.seconds / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      return rejectComment(429, `Too many comments. Please wait ${wait}, then send this one again.`);
    }
    case 'written':
      return redirect(getProjectPath(params.id, `comment-${result.id}`), 303);
  }
}

const heading = 'text-h3';

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, billed, commentKeys, today } = loaderData;
  const { id, name, milestones, updates, files, contactId, members, hours } = project;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Breadcrumbs items={[{ label: 'Projects', href: paths.account.projects() }, { label: name }]} />
        <ProjectHeader project={project} today={today} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <section
            id="milestones"
            aria-labelledby="milestones-title"
            className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4"
          >
            <h2 id="milestones-title" className={heading}>
              Milestones
            </h2>
            <MilestoneTimeline milestones={milestones} today={today} />
          </section>
          {billed.length > 0 && (
            <section aria-labelledby="invoices-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <h2 id="invoices-title" className={heading}>
                Invoices
              </h2>
              <MilestoneInvoiceList milestones={billed} />
            </section>
          )}
          <section aria-labelledby="files-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="files-title" className={heading}>
              Files
            </h2>
            <ProjectFileList projectId={id} files={files} />
          </section>
          {hours && (
            <section aria-labelledby="hours-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <h2 id="hours-title" className={heading}>
                Billable hours
              </h2>
              <ProjectHoursList hours={hours} />
            </section>
          )}
          <section aria-labelledby="contact-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="contact-title" className={heading}>
              Contact
            </h2>
            <ProjectContactCard teamMemberId={contactId} projectName={name} />
            <p className="text-sm text-muted">Seen by our team and by {members.join(', ')}.</p>
          </section>
        </div>
        <section aria-labelledby="updates-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="updates-title" className={heading}>
            Updates
          </h2>
          {updates.length === 0 && (
            <p className="rounded-tile bg-surface px-5 py-4 text-muted">
              No update yet. The first one comes when the work begins, and you get a notification. You can
              comment on each of them.
            </p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
            {updates.map((update) => (
              <ProjectUpdateCard
                key={update.id}
                {...update}
                formKey={commentKeys[update.id] ?? ''}
                issue={actionData?.updateId === update.id ? actionData : undefined}
              />
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
