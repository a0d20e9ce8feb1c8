import { findTeamMember } from '~/content/company/team';
import { splitComments } from '~/domain/projects/project';
import type { ProjectComment } from '~/domain/projects/project-details';
import { formatDateTime } from '~/sections/format/format-date';
import { Portrait } from '~/ui/art/portrait/portrait';
import { Avatar } from '~/ui/data/avatar';
import { site } from '~site';

/** Plain text as paragraphs: an empty line separates them, other line breaks are preserved. */
export const Paragraphs = ({ children }: { children: string }) =>
  children.split(/\n{2,}/).map((paragraph, index, paragraphs) => (
    <p key={paragraphs.slice(0, index + 1).join()} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {paragraph}
    </p>
  ));

/** Portrait of a team member. Decorative: the name is beside it. */
export function TeamAvatar({ id, size }: { id: string; size?: 'sm' | 'md' | 'lg' }) {
  const teamMember = findTeamMember(id);
  return (
    <Avatar
      name={teamMember?.name ?? site.name}
      isDecorative
      {...(size && { size })}
      {...(teamMember && { picture: <Portrait features={teamMember.portrait} className="size-full" /> })}
    />
  );
}

const CommentMeta = ({ name, at }: { name: string; at: Date }) => (
  <p className="text-sm">
    <span className="font-semibold">{name}</span>{' '}
    <time className="text-muted" dateTime={at.toISOString()}>
      {formatDateTime(at)}
    </time>
  </p>
);

function Comment({ id, by, isOwn, text, at, answer }: ProjectComment) {
  return (
    <li id={`comment-${id}`} className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <Avatar name={by} size="sm" isDecorative />
        <div className="grid gap-1">
          <CommentMeta name={isOwn ? `${by} (you)` : by} at={at} />
          <Paragraphs>{text}</Paragraphs>
        </div>
      </div>
      {answer && (
        <div className="ms-10 grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-tile bg-well p-4">
          <TeamAvatar id={answer.byId} size="sm" />
          <div className="grid gap-1">
            <CommentMeta name={findTeamMember(answer.byId)?.name ?? site.name} at={answer.at} />
            <Paragraphs>{answer.text}</Paragraphs>
          </div>
        </div>
      )}
    </li>
  );
}

function CommentList({ label, comments }: { label: string; comments: readonly ProjectComment[] }) {
  return (
    <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {comments.map((comment) => (
        <Comment key={comment.id} {...comment} />
      ))}
    </ol>
  );
}

/** Comments of an update, oldest first, each with the team's answer. Of many, the earlier ones are opened by a button. */
export function CommentThread({ comments }: { comments: readonly ProjectComment[] }) {
  if (comments.length === 0) return null;
  const { earlier, shown } = splitComments(comments);
  return (
    <>
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            Earlier comments: {earlier.length}
          </summary>
          <div className="pt-4">
            <CommentList label="Earlier comments" comments={earlier} />
          </div>
        </details>
      )}
      <CommentList label="Comments" comments={shown} />
    </>
  );
}
