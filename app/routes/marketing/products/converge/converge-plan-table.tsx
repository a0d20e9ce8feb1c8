import type { ReactNode } from 'react';
import { convergePageContent } from '~/content/products/converge-page-content';
import { convergePlanFeatures } from '~/content/products/plan-features';
import { type ConvergePlan, convergePlans } from '~/content/products/product-plans';
import { formatMoney } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { Table } from '~/ui/data/table';
import type { TableColumn } from '~/ui/data/table-head';
import { site } from '~site';

/** A community of this size is the example of a year. */
const EXAMPLE_MEMBERS = 240;

const format = (amount: number) => formatMoney(amount, site.currency.label);
const formatCount = (count: number) => count.toLocaleString(site.language);

const formatMonth = ({ monthly }: ConvergePlan) => (monthly === 0 ? 'Free' : format(monthly));

function formatYear({ yearly, maxMembers }: ConvergePlan): ReactNode {
  if (EXAMPLE_MEMBERS > maxMembers) return 'Too small';
  const { orderTotal } = priceCart([{ price: yearly, quantity: EXAMPLE_MEMBERS }], site.tax.rateBasisPoints);
  return (
    <span>
      {format(yearly * EXAMPLE_MEMBERS)}
      <span className="block text-sm text-muted">
        {format(orderTotal)} with {site.tax.name}
      </span>
    </span>
  );
}

interface PlanRow {
  label: string;
  renderValue: (plan: ConvergePlan) => ReactNode;
}

const ROWS: readonly PlanRow[] = [
  { label: 'For a member and month', renderValue: formatMonth },
  { label: `A year for ${EXAMPLE_MEMBERS} members`, renderValue: formatYear },
  { label: 'Members', renderValue: ({ maxMembers }) => `Up to ${formatCount(maxMembers)}` },
  { label: 'Made for', renderValue: ({ forWhom }) => forWhom },
  ...convergePlanFeatures.map(({ label, values }) => ({
    label,
    renderValue: ({ id }: ConvergePlan) => {
      const value = values[id];
      return typeof value === 'string' ? value : value ? 'Yes' : 'No';
    },
  })),
];

const COLUMNS: readonly TableColumn<PlanRow>[] = [
  { key: 'label', header: 'Plan', hideHeader: true, isRowHeader: true, cell: ({ label }) => label },
  ...convergePlans.map((plan) => ({
    key: plan.id,
    label: plan.name,
    header: <span className="font-display font-semibold text-text md:text-h3">{plan.name}</span>,
    cell: ({ renderValue }: PlanRow) => renderValue(plan),
  })),
];

/** The plans side by side, with an example of a year. */
export function ConvergePlanTable() {
  return (
    <section
      id="prices"
      aria-labelledby="prices-title"
      className="wrap section scroll-mt-6 print:break-inside-avoid"
    >
      <h2 id="prices-title" className="mb-8 max-w-[18ch]">
        {convergePageContent.plansHeadline}
      </h2>
      <Table
        caption="Plans of Converge"
        hideCaption
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ label }) => label}
        narrowLayout="columns"
      />
      <p className="mt-6">
        <TextLink href={`${paths.pricing()}?members=${EXAMPLE_MEMBERS}`}>
          Compute it for your community
        </TextLink>
      </p>
    </section>
  );
}
