import { adminPaths } from '~/content/admin/admin-paths';
import { findTeamMember } from '~/content/company/team';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatDayAndTime } from '~/sections/format/format-moment';
import type { RejectedForm } from './form-state';
import { type StaffComment, UpdateComments } from './update-comments';
import { UpdateFields } from './update-fields';

interface StaffUpdateProps {
  projectId: string;
  update: {
    id: string;
    authorId: string;
    title: string;
    text: string;
    version: number;
    at: Date;
    editedAt?: Date;
    comments: readonly StaffComment[];
  };
  /** The id of the team member who answers at first. */
  authorId: string;
  rejected: RejectedForm | undefined;
  now: Date;
}

/** An update as members read it, with a form to change it, and its comments. */
export function StaffUpdate({ projectId, update, authorId, rejected, now }: StaffUpdateProps) {
  const { id, title, text, version, at, editedAt, comments } = update;
  const author = findTeamMember(update.authorId)?.name ?? 'A former colleague';
  const form = `update-${id}`;
  return (
    <li>
      <article
        id={form}
        aria-labelledby={`${form}-heading`}
        className="grid scroll-mt-20 gap-3 rounded-tile bg-surface p-4 lg:p-5"
      >
        <header>
          <h3 id={`${form}-heading`} className="text-base font-semibold tracking-normal wrap-anywhere">
            {title}
          </h3>
          <p className="text-xs text-muted">
            {author}, {formatDayAndTime(at, now)}
            {editedAt && `, edited ${formatDayAndTime(editedAt, now)}`}
          </p>
        </header>
        <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{text}</p>
        <details open={rejected?.form === form} className="group/form">
          <summary
            className={getToolButtonClasses(
              'quiet',
              'list-none group-open/form:bg-raised [&::-webkit-details-marker]:hidden',
            )}
          >
            Edit<span className="sr-only"> {title}</span>
          </summary>
          <ToolForm
            action={adminPaths.projectUpdates(projectId)}
            intent="update-save"
            version={version}
            className="mt-0.5 bg-raised"
          >
            <input type="hidden" name="updateId" value={id} />
            <UpdateFields form={form} initial={update} rejected={rejected} />
            <ToolSubmit className="justify-self-start">Save the update</ToolSubmit>
          </ToolForm>
        </details>
        <UpdateComments
          projectId={projectId}
          comments={comments}
          authorId={authorId}
          rejected={rejected}
          now={now}
        />
      </article>
    </li>
  );
}
