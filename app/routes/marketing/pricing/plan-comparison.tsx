import type { ReactNode } from 'react';
import { productFeatures } from '~/content/features/product-features';
import { convergePlanFeatures, hackMatrixPlanFeatures } from '~/content/products/plan-features';
import { pricingContent } from '~/content/products/pricing-content';
import { convergePlans, hackMatrixPlans } from '~/content/products/product-plans';
import { addTax } from '~/domain/pricing/tax';
import { paths } from '~/paths';
import { formatAmount } from '~/sections/format/format-amount';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';
import { type ComparedRow, PlanTable } from './plan-table';

const withTax = (price: number) => addTax(price, site.tax.rateBasisPoints);

/** A price before and with tax; zero has no tax. `price` is in paise. */
function Price({ price, per }: { price: number; per: string }) {
  if (price === 0) return 'Free';
  return (
    <span>
      <span className="block">
        {formatAmount(price)} {per}
      </span>
      <span className="block text-muted">
        {formatAmount(withTax(price))} with {site.tax.name}
      </span>
    </span>
  );
}

const per = { forever: '', event: 'an event', year: 'a year' } as const;
const counted = (count: number) => count.toLocaleString(site.language);

/** Rows that are computed from the plans; the other features follow. */
const hackMatrixRows: readonly ComparedRow<(typeof hackMatrixPlans)[number]['id']>[] = [
  row('price', 'Price', hackMatrixPlans, (plan) => <Price price={plan.price} per={per[plan.per]} />),
  row('people', 'People at an event', hackMatrixPlans, (plan) => `Up to ${counted(plan.maxParticipants)}`),
  ...hackMatrixPlanFeatures,
];

const convergeRows: readonly ComparedRow<(typeof convergePlans)[number]['id']>[] = [
  row('month', 'A member, by the month', convergePlans, (plan) => (
    <Price price={plan.monthly} per="a month" />
  )),
  row('year', 'A member, by the year', convergePlans, (plan) => <Price price={plan.yearly} per="a year" />),
  row('members', 'Members', convergePlans, (plan) => `Up to ${counted(plan.maxMembers)}`),
  ...convergePlanFeatures,
];

function row<Plan extends { id: string }>(
  id: string,
  what: string,
  of: readonly Plan[],
  say: (plan: Plan) => ReactNode,
): ComparedRow<Plan['id']> {
  const values: Partial<Record<Plan['id'], ReactNode>> = {};
  for (const plan of of) values[plan.id as Plan['id']] = say(plan);
  return { id, label: what, values: values as Record<Plan['id'], ReactNode> };
}

/** Compares the plans feature by feature. On a phone each feature has its own row above the values. */
export function PlanComparison() {
  return (
    <section
      id="plans"
      aria-labelledby="plans-title"
      className="wrap section scroll-mt-6 print:break-inside-avoid"
    >
      <h2 id="plans-title" className="mb-8">
        {pricingContent.comparisonHeadline}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
        <PlanTable caption="HackMatrix, by the event" plans={hackMatrixPlans} rows={hackMatrixRows} />
        <PlanTable caption="Converge, by the member" plans={convergePlans} rows={convergeRows} />
      </div>
      <p className="mt-8 print:hidden">
        <TextLink href={paths.features()}>
          All {productFeatures.length} features, with the plan of each
        </TextLink>
      </p>
    </section>
  );
}
