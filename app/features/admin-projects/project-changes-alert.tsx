import type { ReactNode } from 'react';
import type { ProjectEvent } from '~/domain/projects/project';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { describeProjectEvent } from './describe-project-event';

interface ProjectChangesAlertProps {
  title: string;
  /** What others did meanwhile, the newest first. */
  events: readonly ProjectEvent[];
  now: Date;
  /** What became of the form, and how to go on. */
  children: ReactNode;
}

/** R-PROJECT-3: who changed what since the form was opened. */
export function ProjectChangesAlert({ title, events, now, children }: ProjectChangesAlertProps) {
  return (
    <ConflictAlert title={title}>
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
    </ConflictAlert>
  );
}
