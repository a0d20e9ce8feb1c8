import clsx from 'clsx';
import { getMilestoneStage, type Milestone, type MilestoneStage } from '~/domain/projects/project';
import { formatDate } from '~/sections/format/format-date';
import { Icon, type IconName } from '~/ui/icons/icon';
import { MILESTONE_STAGE_LABELS } from './project-labels';

const STAGE_ICONS: Record<MilestoneStage, IconName> = {
  done: 'check',
  overdue: 'clock',
  next: 'arrow-right',
  ahead: 'minus',
};

const STAGE_CLASSES: Record<MilestoneStage, string> = {
  done: 'bg-glaze-jade text-glaze-ink',
  overdue: 'bg-glaze-vermilion text-glaze-ink',
  next: 'bg-glaze-marigold text-glaze-ink',
  ahead: 'bg-control text-muted',
};

interface MilestoneTimelineProps {
  milestones: readonly Milestone[];
  /** ISO day. */
  today: string;
}

/** The milestones in order, each with its stage as text and icon. */
export function MilestoneTimeline({ milestones, today }: MilestoneTimelineProps) {
  if (milestones.length === 0)
    return (
      <p className="rounded-tile bg-surface px-4 py-3 text-muted">
        The plan is being written. Its milestones will be here, each with the day on which it is due.
      </p>
    );
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      {milestones.map((milestone) => {
        const stage = getMilestoneStage(milestone, milestones, today);
        const { id, title, dueOn, doneAt } = milestone;
        const day = doneAt?.toISOString() ?? dueOn;
        return (
          <li
            key={id}
            aria-current={stage === 'next' ? 'step' : undefined}
            className="grid grid-cols-[44px_minmax(0,1fr)] gap-grout"
          >
            <span className={clsx('grid place-items-center rounded-tile', STAGE_CLASSES[stage])}>
              <Icon name={STAGE_ICONS[stage]} size={18} />
            </span>
            <div className={clsx('rounded-tile px-4 py-3', stage === 'ahead' ? 'bg-bg-sunk' : 'bg-surface')}>
              <p
                className={clsx(
                  'leading-snug [overflow-wrap:anywhere]',
                  stage !== 'ahead' && 'font-semibold',
                )}
              >
                {title}
              </p>
              <p className="text-sm text-muted">
                {MILESTONE_STAGE_LABELS[stage]}
                {stage === 'done' ? ' on ' : ', due '}
                <time dateTime={day}>{formatDate(day)}</time>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
