import { adminPaths } from '~/content/admin/admin-paths';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { DueMark } from '~/sections/admin/due-mark';
import { ToolRowLink } from '~/sections/admin/tool-table';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';
import { Icon } from '~/ui/icons/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { StageButtons } from './stage-buttons';

export interface ShownApplication {
  id: string;
  roleTitle: string;
  stage: ApplicationStage;
  version: number;
  name: string;
  stageChangedAt: Date;
  rating?: number;
  answeredAt?: Date;
}

interface ApplicationCardProps {
  application: ShownApplication;
  /** The page that gets the form of the move. */
  action: string;
  now: Date;
}

/** An application on the board: it is dragged, or moved by the buttons in its disclosure. */
export function ApplicationCard({ application, action, now }: ApplicationCardProps) {
  const { id, roleTitle, stage, name, stageChangedAt, rating, answeredAt } = application;
  return (
    <li
      draggable
      {...{ [ADMIN_ATTRIBUTES.card]: '' }}
      className="relative grid gap-0.5 rounded-tile bg-surface px-3 pt-3 pb-1 not-has-[details[open]]:hover:bg-raised"
    >
      <div className="flex items-baseline justify-between gap-3">
        <ToolRowLink href={adminPaths.application(id)} className="min-w-0 font-semibold wrap-anywhere">
          {name}
        </ToolRowLink>
        <time
          dateTime={stageChangedAt.toISOString()}
          title={formatDayAndTime(stageChangedAt, now)}
          className="shrink-0 text-xs text-muted"
        >
          {formatMoment(stageChangedAt, now)}
        </time>
      </div>
      <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
        {roleTitle}
        {rating !== undefined && (
          <span className="shrink-0">
            <span className="font-semibold text-text tabular-nums">{rating}</span> of 5
          </span>
        )}
      </p>
      {stage === 'new' && <DueMark kind="applications" start={stageChangedAt} now={now} />}
      {answeredAt && <p className="text-xs text-info">Answered by email, {formatMoment(answeredAt, now)}</p>}
      <details className="text-xs">
        <summary className="relative z-1 -ms-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-inner px-2 text-muted hover:text-text lg:min-h-8">
          Move
          <VisuallyHidden> {name}</VisuallyHidden>
          <Icon name="chevron-down" size={14} />
        </summary>
        <StageButtons
          application={application}
          action={action}
          className="relative z-1 grid justify-items-start gap-grout pt-1 pb-2 text-sm"
        />
      </details>
    </li>
  );
}
