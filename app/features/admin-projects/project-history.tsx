import type { ProjectEvent } from '~/domain/projects/project';
import { HistoryList } from '~/sections/admin/history-list';
import { describeProjectEvent } from './describe-project-event';

function getMark({ action }: ProjectEvent): string {
  if (action === 'milestone-done') return 'step-done';
  if (action === 'milestone-reopened' || action.endsWith('removed')) return 'step-ended';
  return action === 'project-update-written' ? 'step-next' : 'bg-border-strong';
}

/** What staff changed in a project, the newest first. */
export function ProjectHistory({ events, now }: { events: readonly ProjectEvent[]; now: Date }) {
  return (
    <HistoryList
      now={now}
      entries={events.map((event) => ({
        id: event.id,
        at: event.at,
        mark: getMark(event),
        by: event.by ?? 'a deleted account',
        ...describeProjectEvent(event),
      }))}
    />
  );
}
