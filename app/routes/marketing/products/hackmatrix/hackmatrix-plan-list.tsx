import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { hackMatrixPlans } from '~/content/products/product-plans';
import { TextLink } from '~/ui/buttons/text-link';
import { HackMatrixPlanTile } from './hackmatrix-plan-tile';

/** Three plans side by side. The height grows with the number of participants. */
export function HackMatrixPlanList() {
  return (
    <section id="prices" aria-labelledby="prices-title" className="wrap section scroll-mt-6">
      <div className="grid gap-x-14 gap-y-5 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="prices-title" className="max-w-[14ch]">
          {hackMatrixContent.plansHeadline}
        </h2>
        <p className="max-w-[32em] text-lg text-muted">{hackMatrixContent.plansLead}</p>
      </div>
      <ul className="mt-10 grid items-end gap-grout md:mt-14 lg:grid-cols-3">
        {hackMatrixPlans.map((plan) => (
          <li key={plan.id}>
            <HackMatrixPlanTile plan={plan} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <TextLink href="#demo">Not sure which? Say how many people you expect</TextLink>
      </p>
    </section>
  );
}
