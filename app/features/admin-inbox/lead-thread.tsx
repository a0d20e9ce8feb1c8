import type { LeadEvent, StoredLead } from '~/domain/contact/lead';
import type { ReceivedEmail } from '~/domain/contact/received-email';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import { LeadFiles } from './lead-files';
import { QuotedPart, RefusedFiles } from './received-email-parts';

interface LeadThreadProps {
  emails: readonly ReceivedEmail[];
  /** What staff wrote. Others are left out. */
  events: readonly Pick<LeadEvent, 'id' | 'text' | 'by' | 'at'>[];
  /** The sender of the message. */
  lead: Pick<StoredLead, 'name' | 'email'>;
  getFilePath: (fileId: string) => string;
  now: Date;
}

const TEXT = 'max-w-[38em] text-base whitespace-pre-line wrap-anywhere';

function Answer({
  answer,
  lead,
  getFilePath,
  now,
}: Omit<LeadThreadProps, 'emails' | 'events'> & { answer: ReceivedEmail }) {
  const { sender, senderName, text, quoted, isAutomatic, isFromAccount, files, refusedFiles, at } = answer;
  const isOther = sender !== lead.email?.toLowerCase();
  const name = senderName ?? (isOther ? undefined : lead.name);
  return (
    <article className="grid gap-3 rounded-tile bg-surface p-4 lg:p-5">
      <header className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold wrap-anywhere">
          Answer from {name ?? sender}
          {isAutomatic && <Badge>Automatic</Badge>}
          {isFromAccount && <Badge>Written in the account</Badge>}
        </h3>
        <p className="text-muted wrap-anywhere">
          {name && `${sender}, `}
          <time dateTime={at.toISOString()}>{formatDayAndTime(at, now)}</time>
        </p>
        {isOther && <p className="text-warning">Another address than the one of this message.</p>}
      </header>
      {text ? <p className={TEXT}>{text}</p> : <p className="text-muted">The email has no text.</p>}
      <QuotedPart quoted={quoted} />
      <LeadFiles files={files} getPath={getFilePath} />
      <RefusedFiles refusedFiles={refusedFiles} />
    </article>
  );
}

/** Answers of the sender and the replies between them, the oldest first. Without an answer, the history has the replies. */
export function LeadThread({ emails, events, now, ...context }: LeadThreadProps) {
  const answers = emails.filter(({ text }) => text !== undefined);
  if (answers.length === 0) return null;
  const entries = [
    ...answers.map((answer) => ({
      id: answer.id,
      at: answer.at,
      content: <Answer answer={answer} now={now} {...context} />,
    })),
    ...events.map(({ id, text, by, at }) => ({
      id,
      at,
      content: (
        <article className="ms-4 grid gap-3 rounded-tile bg-raised p-4 lg:ms-10 lg:p-5">
          <header>
            <h3 className="font-sans text-base font-semibold">Reply{by && ` from ${by}`}</h3>
            <p className="text-muted">
              <time dateTime={at.toISOString()}>{formatDayAndTime(at, now)}</time>
            </p>
          </header>
          <p className={TEXT}>{text}</p>
        </article>
      ),
    })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <section aria-labelledby="thread-title" className="grid gap-2.5">
      <h2 id="thread-title" className="text-panel">
        {answers.some(({ isFromAccount }) => isFromAccount) ? 'Answers and replies' : 'By email'}
      </h2>
      {entries.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </section>
  );
}
