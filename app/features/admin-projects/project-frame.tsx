import type { ReactNode } from 'react';
import { adminPaths } from '~/content/admin/admin-paths';
import { isProjectOverdue, type Milestone, type ProjectStatus } from '~/domain/projects/project';
import { ProjectStateBadge } from '~/sections/admin/state-badges';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDate } from '~/sections/format/format-date';
import { Badge } from '~/ui/data/badge';

interface ProjectFrameProps {
  project: {
    id: string;
    name: string;
    summary: string;
    state: ProjectStatus;
    startsOn: string;
    endsOn: string;
    milestones: readonly Milestone[];
    openComments: number;
    quoteId?: string;
  };
  current: keyof typeof TABS;
  /** ISO day. */
  today: string;
  doneMessage?: string | undefined;
  children: ReactNode;
}

const TABS = {
  plan: { label: 'Plan', toPath: adminPaths.project },
  updates: { label: 'Updates', toPath: adminPaths.projectUpdates },
  hours: { label: 'Hours', toPath: adminPaths.projectHours },
  history: { label: 'History', toPath: adminPaths.projectHistory },
} as const;

/** The frame of the pages of one project: its facts, and the way to the other pages. */
export function ProjectFrame({ project, current, today, doneMessage, children }: ProjectFrameProps) {
  const { id, name, summary, state, startsOn, endsOn, openComments, quoteId } = project;
  return (
    <>
      <ToolHeader
        title={name}
        text={
          <>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ProjectStateBadge state={state} />
              {isProjectOverdue(project, today) && <Badge tone="danger">Overdue</Badge>}
              {formatDate(startsOn)} to {formatDate(endsOn)}
            </span>
            <span className="mt-2 block">{summary}</span>
          </>
        }
      >
        <ToolLink href={adminPaths.editProject(id)}>Edit</ToolLink>
        {quoteId && <ToolLink href={adminPaths.quote(quoteId)}>Quote</ToolLink>}
        <ToolLink href={adminPaths.projects()}>All projects</ToolLink>
      </ToolHeader>
      <nav
        aria-label="Pages of the project"
        className="hidden-scrollbar relative -m-1 mb-2.5 overflow-x-auto p-1"
      >
        <ul className="flex w-max gap-grout">
          {Object.entries(TABS).map(([tab, { label, toPath }]) => (
            <li key={tab}>
              <a
                href={toPath(id)}
                aria-current={tab === current ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-tile bg-surface px-3.5 whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:bg-text aria-[current]:font-semibold aria-[current]:text-bg lg:min-h-9"
              >
                {label}
                {tab === 'updates' && openComments > 0 && (
                  <span className="ms-2 font-semibold tabular-nums">
                    {openComments}
                    <span className="sr-only"> to answer</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {doneMessage && <ToolAlert tone="success" role="status" title={doneMessage} className="mb-2.5" />}
      {children}
    </>
  );
}
