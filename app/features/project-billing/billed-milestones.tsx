import type { BilledMilestone } from '~/domain/billing/milestone-invoice';
import { MilestoneBilling } from './milestone-billing';

interface BilledMilestonesProps {
  title: string;
  milestones: readonly BilledMilestone[];
  /** The path that gets the forms. */
  action: string;
  /** False beside the plan of the project, which has the buttons. */
  canMarkDone: boolean;
}

/** The milestones of a quote with their invoices. Nothing for a project without a share of a quote. */
export function BilledMilestones({ title, milestones, ...shared }: BilledMilestonesProps) {
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="billing-title" className="grid gap-5 rounded-tile bg-surface p-4">
      <h2 id="billing-title" className="text-panel">
        {title}
      </h2>
      {milestones.map((milestone) => (
        <MilestoneBilling key={milestone.milestoneId} milestone={milestone} {...shared} />
      ))}
    </section>
  );
}
