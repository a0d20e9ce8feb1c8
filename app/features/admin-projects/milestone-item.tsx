import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { getMilestoneStage, type Milestone, type MilestoneStage } from '~/domain/projects/project';
import { formatDuration, type HoursTotal } from '~/domain/projects/project-hours';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { MilestoneButton } from '~/sections/admin/milestone-button';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { formatDate } from '~/sections/format/format-date';
import { Icon, type IconName } from '~/ui/icons/icon';
import type { RejectedForm } from './form-state';
import { ChangeForm, ReopenForm } from './milestone-forms';

/** The form that the buttons for the order belong to. */
export const ORDER_FORM = 'milestone-order';

interface MilestoneItemProps {
  projectId: string;
  planVersion: number;
  milestone: Milestone;
  milestones: readonly Milestone[];
  /** Minutes of work on it. */
  hours: HoursTotal | undefined;
  /** ISO day. */
  today: string;
  rejected: RejectedForm | undefined;
}

const STAGES: Readonly<Record<MilestoneStage, { label: string; mark: string }>> = {
  done: { label: 'Done on', mark: 'step-done' },
  overdue: { label: 'Overdue since', mark: 'step-ended' },
  next: { label: 'Next, due on', mark: 'step-next' },
  ahead: { label: 'Due on', mark: 'bg-border-strong' },
};

interface MoveButtonProps {
  direction: 'earlier' | 'later';
  icon: IconName;
  milestone: Milestone;
  isOff: boolean;
}

function MoveButton({ direction, icon, milestone: { id, title }, isOff }: MoveButtonProps) {
  return (
    <ToolSubmit
      form={ORDER_FORM}
      name="press"
      value={`${direction}:${id}`}
      disabled={isOff}
      aria-label={`Move ${direction}: ${title}`}
      title={`Move ${direction}`}
      className="min-w-11 px-0! disabled:opacity-40 lg:min-w-9"
    >
      <Icon name={icon} size={16} />
    </ToolSubmit>
  );
}

/** A milestone of the plan with what staff can do with it. */
export function MilestoneItem({ milestone, milestones, hours, today, ...forms }: MilestoneItemProps) {
  const { id, title, dueOn, doneAt } = milestone;
  const stage = getMilestoneStage(milestone, milestones, today);
  const { label, mark } = STAGES[stage];
  const place = milestones.indexOf(milestone);
  return (
    <li
      id={`milestone-${id}`}
      className="grid scroll-mt-20 gap-2.5 rounded-tile bg-surface p-3 lg:not-has-[details[open]]:grid-cols-[minmax(0,1fr)_auto] lg:not-has-[details[open]]:items-center"
    >
      {/* The buttons do the same by keyboard and by touch. */}
      <div
        draggable
        {...{ [ADMIN_ATTRIBUTES.handle]: id }}
        className="grid cursor-grab grid-cols-[0.75rem_minmax(0,1fr)] gap-x-2.5"
      >
        <span aria-hidden="true" className={clsx('step-tile mt-1 size-[11px]', mark)} />
        <div>
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className={clsx('text-xs', stage === 'overdue' ? 'text-danger' : 'text-muted')}>
            {label}{' '}
            <time dateTime={doneAt?.toISOString() ?? dueOn}>
              {formatDate(doneAt?.toISOString() ?? dueOn)}
            </time>
            {hours && <span className="text-muted">, {formatDuration(hours.billable + hours.other)}</span>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-grout">
        {!doneAt && (
          <MilestoneButton
            action={adminPaths.project(forms.projectId)}
            milestone={milestone}
            intent="milestone-done"
          />
        )}
        <ChangeForm {...forms} milestone={milestone} />
        {doneAt && <ReopenForm {...forms} milestone={milestone} />}
        <div className="ms-auto flex gap-grout">
          <MoveButton direction="earlier" icon="arrow-up" milestone={milestone} isOff={place === 0} />
          <MoveButton
            direction="later"
            icon="arrow-down"
            milestone={milestone}
            isOff={place === milestones.length - 1}
          />
        </div>
      </div>
    </li>
  );
}
