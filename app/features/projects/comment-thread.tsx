import { formatDateTime } from '~/sections/format/format-date';
import { Avatar } from '~/ui/data/avatar';
import { site } from '~site';
import { Paragraphs } from './paragraphs';
import { findTeamMember } from './project-labels';
import type { ShownComment } from './shown-project';
import { TeamAvatar } from './team-avatar';

const CommentMeta = ({ name, at }: { name: string; at: Date }) => (
  <p className="text-sm">
    <span className="font-semibold">{name}</span>{' '}
    <time className="text-muted" dateTime={at.toISOString()}>
      {formatDateTime(at)}
    </time>
  </p>
);

function Comment({ id, by, isOwn, text, at, answer }: ShownComment) {
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

/** Comments of an update, oldest first, each with the team's answer. */
export function CommentThread({ comments }: { comments: readonly ShownComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ol aria-label="Comments" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {comments.map((comment) => (
        <Comment key={comment.id} {...comment} />
      ))}
    </ol>
  );
}
