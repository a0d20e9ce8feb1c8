import type { ThreadEntry } from '~/domain/contact/own-message';
import { formatDateTime } from '~/sections/format/format-date';
import { site } from '~site';
import { MessageFiles } from './message-files';

interface MessageThreadProps {
  thread: readonly ThreadEntry[];
  getFilePath: (fileId: string) => string;
}

/** What staff replied and what the sender of the message answered, the oldest first. */
export function MessageThread({ thread, getFilePath }: MessageThreadProps) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      {thread.map(({ id, isOwn, by, text, files, at }) => (
        <li
          key={id}
          id={`answer-${id}`}
          className={`grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-3 rounded-tile p-5 ${isOwn ? 'ms-10 bg-raised' : 'bg-surface'}`}
        >
          <p className="text-sm">
            <span className="font-semibold">{isOwn ? 'You' : (by ?? site.name)}</span>{' '}
            <time className="text-muted" dateTime={at.toISOString()}>
              {formatDateTime(at)}
            </time>
          </p>
          <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</p>
          <MessageFiles files={files} getPath={getFilePath} />
        </li>
      ))}
    </ol>
  );
}
