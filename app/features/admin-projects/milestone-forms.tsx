import { adminPaths } from '~/content/admin/admin-paths';
import type { Milestone } from '~/domain/projects/project';
import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { type RejectedForm, toFieldState } from './form-state';
import { MilestoneFields } from './milestone-fields';

export interface MilestoneFormProps {
  projectId: string;
  planVersion: number;
  milestone: Milestone;
  rejected: RejectedForm | undefined;
}

const SUMMARY = 'list-none group-open/form:bg-raised [&::-webkit-details-marker]:hidden';

/** Opens a done milestone again, with a reason. */
export function ReopenForm({ projectId, milestone: { id, title }, rejected }: MilestoneFormProps) {
  const form = `reopen-${id}`;
  return (
    <details open={rejected?.form === form} className="group/form">
      <summary className={getToolButtonClasses('quiet', SUMMARY)}>
        Reopen<span className="sr-only"> {title}</span>
      </summary>
      <ToolForm action={adminPaths.project(projectId)} intent="milestone-reopen" className="mt-0.5 bg-raised">
        <input type="hidden" name="milestoneId" value={id} />
        <ToolTextarea
          field={toFieldState({ form, name: 'reason', rejected })}
          label="Why it is open again"
          hint="It is recorded in the history. Members see the milestone as open."
          maxLength={PROJECT_LIMITS.reason}
        />
        <ToolSubmit className="justify-self-start">Reopen the milestone</ToolSubmit>
      </ToolForm>
    </details>
  );
}

/** Changes title and day of a milestone, or removes it. */
export function ChangeForm({ projectId, planVersion, milestone, rejected }: MilestoneFormProps) {
  const { id, title, doneAt } = milestone;
  const form = `milestone-${id}`;
  return (
    <details open={rejected?.form === form} className="group/form">
      <summary className={getToolButtonClasses('quiet', SUMMARY)}>
        Change<span className="sr-only"> {title}</span>
      </summary>
      <ToolForm action={adminPaths.project(projectId)} version={planVersion} className="mt-0.5 bg-raised">
        <input type="hidden" name="milestoneId" value={id} />
        <MilestoneFields form={form} initial={milestone} rejected={rejected} />
        <ToolSubmit intent="milestone-save" className="justify-self-start">
          Save
        </ToolSubmit>
      </ToolForm>
      {!doneAt && (
        <div className="mt-0.5">
          <ConfirmForm
            action={adminPaths.project(projectId)}
            intent="milestone-remove"
            fields={{ version: String(planVersion), milestoneId: id }}
            label="Remove it"
            confirm="Yes, remove it"
            variant="danger"
          >
            <p>“{title}” leaves the plan, also for the members. This cannot be undone.</p>
          </ConfirmForm>
        </div>
      )}
    </details>
  );
}
