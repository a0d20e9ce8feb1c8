import { adminPaths } from '~/content/admin/admin-paths';
import { findTeamMember, teamMembers } from '~/content/company/team';
import { splitComments } from '~/domain/projects/project';
import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import { type RejectedForm, toFieldState } from './form-state';

export interface StaffComment {
  id: string;
  by: string;
  text: string;
  at: Date;
  answer?: { text: string; byId: string; at: Date };
}

interface UpdateCommentsProps {
  projectId: string;
  comments: readonly StaffComment[];
  /** The id of the team member who answers at first. */
  authorId: string;
  rejected: RejectedForm | undefined;
  now: Date;
}

const AUTHORS = teamMembers.map(({ id, name }) => ({ value: id, label: name }));

const findName = (byId: string) => findTeamMember(byId)?.name ?? 'A former colleague';

type AnswerProps = Omit<UpdateCommentsProps, 'comments' | 'now'> & {
  comment: StaffComment;
  /** The forms of several comments would hide them: each is opened by its button. */
  isOnly: boolean;
};

function AnswerForm({ projectId, comment: { id, by }, authorId, rejected, isOnly }: AnswerProps) {
  const form = `answer-${id}`;
  return (
    <details open={isOnly || rejected?.form === form} className="group/form">
      <summary
        className={getToolButtonClasses(
          'plain',
          '-ms-3.5 list-none group-open/form:hidden [&::-webkit-details-marker]:hidden',
        )}
      >
        Answer<span className="sr-only"> {by}</span>
      </summary>
      <ToolForm
        action={adminPaths.projectUpdates(projectId)}
        intent="answer"
        hasSurface={false}
        className="gap-2.5"
      >
        <input type="hidden" name="commentId" value={id} />
        <ToolTextarea
          field={toFieldState({ form, name: 'text', rejected })}
          label={`Answer to ${by}`}
          hint="All members read it under the comment."
          maxLength={PROJECT_LIMITS.answer}
          minHeight="min-h-20!"
          spellCheck
        />
        <div className="flex flex-wrap items-end gap-grout">
          <ToolSelect
            field={toFieldState({ form, name: 'authorId', initial: authorId, rejected })}
            label="Answered by"
            options={AUTHORS}
            className="min-w-56"
          />
          <ToolSubmit className="lg:min-h-10">Send the answer</ToolSubmit>
        </div>
      </ToolForm>
    </details>
  );
}

type CommentListProps = UpdateCommentsProps & { label: string; isOnly: boolean };

function CommentList({ label, comments, now, isOnly, ...form }: CommentListProps) {
  return (
    <ol aria-label={label} className="grid gap-grout">
      {comments.map((comment) => {
        const { id, by, text, at, answer } = comment;
        return (
          <li key={id} id={`comment-${id}`} className="grid scroll-mt-20 gap-2.5 rounded-tile bg-raised p-3">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-muted">
              <span className="text-sm font-semibold text-text">{by}</span>
              {formatDayAndTime(at, now)}
              {!answer && <Badge tone="warning">To answer</Badge>}
            </p>
            <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{text}</p>
            {answer ? (
              <div className="ms-4 grid gap-1 border-s-3 border-border-strong ps-3">
                <p className="text-xs text-muted">
                  <span className="text-sm font-semibold text-text">{findName(answer.byId)}</span>{' '}
                  {formatDayAndTime(answer.at, now)}
                </p>
                <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{answer.text}</p>
              </div>
            ) : (
              <AnswerForm {...form} comment={comment} isOnly={isOnly} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The comments of members on an update, the oldest first, each with its answer or a form for it. Of many, the earlier answered ones
 * are opened by a button.
 */
export function UpdateComments({ comments, ...shared }: UpdateCommentsProps) {
  if (comments.length === 0) return null;
  const isOnly = comments.filter(({ answer }) => !answer).length === 1;
  const { earlier, shown } = splitComments(comments, ({ answer }) => answer !== undefined);
  return (
    <>
      {earlier.length > 0 && (
        <details>
          <summary className={getToolButtonClasses('quiet', 'list-none [&::-webkit-details-marker]:hidden')}>
            Earlier comments with their answers: {earlier.length}
          </summary>
          <div className="pt-0.5">
            <CommentList label="Earlier comments" comments={earlier} {...shared} isOnly={isOnly} />
          </div>
        </details>
      )}
      <CommentList label="Comments" comments={shown} {...shared} isOnly={isOnly} />
    </>
  );
}
