import clsx from 'clsx';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';

export interface HistoryEntry {
  id: string;
  /** The class of the coloured mark. */
  mark: string;
  title: string;
  by?: string | undefined;
  text?: string | undefined;
  at: Date;
}

/** What happened to a message or an application, the oldest first, with who and when. */
export function HistoryList({ entries, now }: { entries: readonly HistoryEntry[]; now: Date }) {
  return (
    <section aria-labelledby="history-title" className="grid gap-3">
      <h2 id="history-title" className="text-panel">
        What happened
      </h2>
      <ol className="grid gap-2.5">
        {entries.map(({ id, mark, title, by, text, at }) => (
          <li key={id} className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-2.5 text-muted">
            <span aria-hidden="true" className={clsx('step-tile mt-1 size-[11px]', mark)} />
            <div className="min-w-0 wrap-anywhere">
              <p>
                <span className="font-semibold text-text">{title}</span>
                {by && `, ${by}`}
              </p>
              {text && <p className="whitespace-pre-line text-text">{text}</p>}
            </div>
            <time dateTime={at.toISOString()} title={formatDayAndTime(at, now)} className="text-xs leading-5">
              {formatMoment(at, now)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
