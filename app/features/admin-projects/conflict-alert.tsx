import type { ReactNode } from 'react';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { describeProjectEvent, type ShownEvent } from './describe-project-event';

interface ConflictAlertProps {
  title: string;
  /** What others did meanwhile, the newest first. */
  events: readonly ShownEvent[];
  now: Date;
  /** What became of the form, and how to go on. */
  children: ReactNode;
}

/** R-PROJECT-3: who changed what since the form was opened. */
export function ConflictAlert({ title, events, now, children }: ConflictAlertProps) {
  return (
    <ToolAlert tone="warning" role="alert" title={title} className="mb-2.5">
      <ul className="grid gap-1 text-text">
        {events.map((event) => {
          const { title: what, text } = describeProjectEvent(event);
          return (
            <li key={event.id} className="wrap-anywhere">
              <span className="font-semibold">{what}</span>, {event.by ?? 'a deleted account'},{' '}
              {formatDayAndTime(event.at, now)}
              {text && <span className="block whitespace-pre-line">{text}</span>}
            </li>
          );
        })}
      </ul>
      <div className="mt-1.5">{children}</div>
    </ToolAlert>
  );
}
