import { convergePageContent } from '~/content/products/converge-page-content';
import { convergePlanFeatures } from '~/content/products/pricing-content';
import { type ConvergePlan, convergePlans } from '~/content/products/product-plans';
import { formatMoney } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { Table } from '~/ui/data/table';
import type { TableColumn } from '~/ui/data/table-columns';
import { site } from '~site';

/** A community of this size is the example of the price column. */
const EXAMPLE_MEMBERS = 240;

const format = (amount: number) => formatMoney(amount, site.currency.label);
const formatCount = (count: number) => count.toLocaleString(site.language);

function formatYear({ yearly, maxMembers }: ConvergePlan): string {
  if (yearly === 0) return `free, up to ${formatCount(maxMembers)} members`;
  const { orderTotal } = priceCart([{ price: yearly, quantity: EXAMPLE_MEMBERS }], site.tax.rateBasisPoints);
  return `${format(yearly * EXAMPLE_MEMBERS)}; ${format(orderTotal)} with ${site.tax.name}`;
}

const featureColumns = convergePlanFeatures.map(
  ({ id, label, values }): TableColumn<ConvergePlan> => ({
    key: id,
    header: label,
    cell: (plan) => {
      const value = values[plan.id];
      return typeof value === 'string' ? value : value ? 'Yes' : 'No';
    },
  }),
);

const COLUMNS: readonly TableColumn<ConvergePlan>[] = [
  {
    key: 'plan',
    header: 'Plan',
    isRowHeader: true,
    cell: ({ name, forWhom }) => (
      <span>
        <span className="block font-display text-h3">{name}</span>
        <span className="font-normal text-muted">{forWhom}</span>
      </span>
    ),
  },
  {
    key: 'members',
    header: 'Members',
    cell: ({ maxMembers }) => `Up to ${formatCount(maxMembers)}`,
  },
  {
    key: 'month',
    header: 'A member and month',
    cell: ({ monthly }) => (monthly === 0 ? 'Free' : format(monthly)),
  },
  { key: 'year', header: `A year for ${EXAMPLE_MEMBERS} members`, cell: formatYear },
  ...featureColumns,
];

/** The plans as rows, with an example of a year. */
export function ConvergePlanTable() {
  return (
    <section id="prices" aria-labelledby="prices-title" className="wrap section scroll-mt-6">
      <h2 id="prices-title" className="mb-8 max-w-[18ch]">
        {convergePageContent.plansHeadline}
      </h2>
      <Table
        caption="Plans of Converge"
        hideCaption
        columns={COLUMNS}
        rows={convergePlans}
        rowKey={({ id }) => id}
        narrowLayout="cards"
      />
      <p className="mt-6">
        <TextLink href={`${paths.pricing()}?members=${EXAMPLE_MEMBERS}`}>
          Compute it for your community
        </TextLink>
      </p>
    </section>
  );
}
