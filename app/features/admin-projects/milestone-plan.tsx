import { adminPaths } from '~/content/admin/admin-paths';
import type { Milestone } from '~/domain/projects/project';
import type { HoursTotal } from '~/domain/projects/project-hours';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolForm } from '~/sections/admin/tool-form';
import type { RejectedForm } from './form-state';
import { MilestoneFields } from './milestone-fields';
import { MilestoneItem, ORDER_FORM } from './milestone-item';

interface MilestonePlanProps {
  projectId: string;
  planVersion: number;
  milestones: readonly Milestone[];
  /** Minutes of work by the id of the milestone. */
  hours: Readonly<Record<string, HoursTotal>>;
  /** ISO day. */
  today: string;
  rejected: RejectedForm | undefined;
}

/** From so many milestones on, the next one is not on the first screen. */
const LONG_PLAN = 8;

/** How far a long plan is, with the way to what comes next. */
function PlanProgress({ milestones }: { milestones: readonly Milestone[] }) {
  if (milestones.length < LONG_PLAN) return null;
  const next = milestones.find(({ doneAt }) => !doneAt);
  return (
    <p className="text-muted">
      {milestones.filter(({ doneAt }) => doneAt).length} of {milestones.length} done.{' '}
      {next && (
        <a href={`#milestone-${next.id}`} className="underline underline-offset-4">
          Go to the next one
        </a>
      )}
    </p>
  );
}

/** R-PROJECT-2: the milestones in the order of the plan, and a form for one more. */
export function MilestonePlan({
  projectId,
  planVersion,
  milestones,
  hours,
  today,
  rejected,
}: MilestonePlanProps) {
  const action = adminPaths.project(projectId);
  return (
    <section id="plan" aria-labelledby="plan-title" className="grid scroll-mt-20 gap-2.5">
      <h2 id="plan-title" className="text-panel">
        Milestones
      </h2>
      <PlanProgress milestones={milestones} />
      <form id={ORDER_FORM} method="post" action={action} data-send-once="" hidden>
        <input type="hidden" name="intent" value="milestone-move" />
        <input type="hidden" name="version" value={planVersion} />
      </form>
      {milestones.length > 0 ? (
        <ol className="grid gap-grout" {...{ [ADMIN_ATTRIBUTES.sortable]: ORDER_FORM }}>
          {milestones.map((milestone) => (
            <MilestoneItem
              key={milestone.id}
              projectId={projectId}
              planVersion={planVersion}
              milestone={milestone}
              milestones={milestones}
              today={today}
              rejected={rejected}
              hours={hours[milestone.id]}
            />
          ))}
        </ol>
      ) : (
        <p className="text-muted">No milestones yet. The client sees the plan in the order of this list.</p>
      )}
      <ToolForm action={action} version={planVersion}>
        <MilestoneFields form="milestone-new" rejected={rejected} />
        <ToolSubmit intent="milestone-add" className="justify-self-start">
          Add the milestone
        </ToolSubmit>
      </ToolForm>
    </section>
  );
}
