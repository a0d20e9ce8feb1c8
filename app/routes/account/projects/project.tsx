import { data, redirect } from 'react-router';
import { projectPath } from '~/content/account-links';
import { commentSchema } from '~/domain/projects';
import type { CommentFault } from '~/features/projects/comment-form';
import { ContactCard } from '~/features/projects/contact-card';
import { FileList } from '~/features/projects/file-list';
import { MilestoneTimeline } from '~/features/projects/milestone-timeline';
import { ProjectHead } from '~/features/projects/project-head';
import { UpdateCard } from '~/features/projects/update-card';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { isoDayOf } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import type { Route } from './+types/project';

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.project.name ?? 'Project');

export async function loader({ params, context }: Route.LoaderArgs) {
  const project = await context.get(services).projects.projectOf(context.get(signedIn), params.id);
  if (!project) throw data(null, { status: 404 });
  return { project, today: isoDayOf(new Date()) };
}

/** A comment. What is wrong is said at its field, with what was typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { projects } = context.get(services);
  const { updateId: at, text: typed } = Object.fromEntries(await readForm(request));
  const refuse = (status: number, fault: string) =>
    data({ updateId: String(at), text: String(typed ?? ''), fault } satisfies CommentFault, { status });
  const checked = commentSchema.safeParse({ updateId: at, text: typed });
  if (!checked.success) return refuse(400, checked.error.issues[0]?.message ?? 'Your comment is needed.');
  const result = await projects.comment(context.get(signedIn), { projectId: params.id, ...checked.data });
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'wait': {
      const minutes = Math.ceil(result.seconds / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      return refuse(429, `That were many comments at once. Please wait ${wait}, then send this one again.`);
    }
    case 'written':
      return redirect(projectPath(params.id, `comment-${result.id}`), 303);
  }
}

const heading = 'text-h3';

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, today } = loaderData;
  const { id, name, milestones, updates, files, contactId, members } = project;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Breadcrumbs items={[{ label: 'Projects', href: paths.account.projects() }, { label: name }]} />
        <ProjectHead project={project} today={today} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="updates-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="updates-title" className={heading}>
            Updates
          </h2>
          {updates.length === 0 && (
            <p className="text-muted">The first one comes when the work begins. You are told.</p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
            {updates.map((update) => (
              <UpdateCard
                key={update.id}
                {...update}
                fault={actionData?.updateId === update.id ? actionData : undefined}
              />
            ))}
          </div>
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 max-xl:order-first">
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
          <section aria-labelledby="files-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="files-title" className={heading}>
              Files
            </h2>
            <FileList projectId={id} files={files} />
          </section>
          <section aria-labelledby="people-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="people-title" className={heading}>
              Whom to ask
            </h2>
            <ContactCard contactId={contactId} project={name} />
            <p className="text-sm text-muted">Seen by our team and by {members.join(', ')}.</p>
          </section>
        </div>
      </div>
    </div>
  );
}
