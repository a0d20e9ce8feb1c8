import { findTeamMember } from '~/content/company/team';
import type { ProjectUpdate } from '~/domain/projects/project-details';
import { formatDateTime } from '~/sections/format/format-date';
import { site } from '~site';
import { CommentForm, type CommentIssue } from './comment-form';
import { CommentThread, Paragraphs, TeamAvatar } from './comment-thread';

interface ProjectUpdateCardProps extends ProjectUpdate {
  /** The UUID of the form for comments. */
  formKey: string;
  issue: CommentIssue | undefined;
}

/** An update by a team member with its comments. */
export function ProjectUpdateCard({
  id,
  authorId,
  title,
  text,
  at,
  editedAt,
  comments,
  formKey,
  issue,
}: ProjectUpdateCardProps) {
  const author = findTeamMember(authorId);
  return (
    <article
      id={`update-${id}`}
      aria-labelledby={`title-${id}`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-5 rounded-tile bg-surface p-5 md:p-7"
    >
      <header className="grid gap-4">
        <div className="flex items-center gap-3">
          <TeamAvatar id={authorId} />
          <p className="text-sm">
            <span className="block font-semibold">{author?.name ?? site.name}</span>
            <time className="text-muted" dateTime={at.toISOString()}>
              {formatDateTime(at)}
            </time>
            {editedAt && <span className="text-muted">, edited {formatDateTime(editedAt)}</span>}
          </p>
        </div>
        <h3 id={`title-${id}`} className="text-h3 [overflow-wrap:anywhere]">
          {title}
        </h3>
      </header>
      <div className="grid max-w-[65ch] gap-3">
        <Paragraphs>{text}</Paragraphs>
      </div>
      <CommentThread comments={comments} />
      <CommentForm updateId={id} formKey={formKey} updateTitle={title} issue={issue} />
    </article>
  );
}
