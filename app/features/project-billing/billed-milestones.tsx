import type { BilledMilestone } from '~/domain/billing/milestone-invoice';
import { MilestoneBilling } from './milestone-billing';

interface BilledMilestonesProps {
  milestones: readonly BilledMilestone[];
  /** The path that gets the forms. */
  action: string;
}

/** The milestones of a quote with their invoices. Nothing for a project without a share of a quote. */
export function BilledMilestones({ milestones, action }: BilledMilestonesProps) {
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="billing-title" className="grid gap-5 rounded-tile bg-surface p-4">
      <h2 id="billing-title" className="text-[1.125rem]">
        Milestones and invoices
      </h2>
      {milestones.map((milestone) => (
        <MilestoneBilling key={milestone.milestoneId} {...{ milestone, action }} />
      ))}
    </section>
  );
}
