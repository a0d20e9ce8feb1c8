import { convergePlans, plans } from '~/content/plans';
import { type ComparedPart, convergeParts, hackMatrixParts, pricingPage } from '~/content/pricing';
import { priceCart } from '~/domain/pricing';
import { money } from '~/sections/money';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table';
import { site } from '~site';

const withTax = (price: number) => priceCart([{ price, quantity: 1 }], site.tax.rateBasisPoints).orderTotal;

/** Before and with tax; nothing is nothing. */
const bothOf = (price: number, per: string) =>
  price === 0 ? 'Free' : `${money(price)} ${per}, ${money(withTax(price))} with ${site.tax.name}`;

const per = { forever: '', event: 'an event', year: 'a year' } as const;
const counted = (count: number) => count.toLocaleString(site.language);

/** The rows that follow from the plans themselves, before what else is in them. */
const hackMatrixRows: readonly ComparedPart<(typeof plans)[number]['id']>[] = [
  row('price', 'Price', plans, (plan) => bothOf(plan.price, per[plan.per])),
  row('people', 'People at an event', plans, (plan) => `Up to ${counted(plan.mostPeople)}`),
  ...hackMatrixParts,
];

const convergeRows: readonly ComparedPart<(typeof convergePlans)[number]['id']>[] = [
  row('month', 'A member, by the month', convergePlans, (plan) => bothOf(plan.monthly, 'a month')),
  row('year', 'A member, by the year', convergePlans, (plan) => bothOf(plan.yearly, 'a year')),
  row('members', 'Members', convergePlans, (plan) => `Up to ${counted(plan.mostMembers)}`),
  ...convergeParts,
];

function row<Plan extends { id: string }>(
  id: string,
  what: string,
  of: readonly Plan[],
  say: (plan: Plan) => string,
): ComparedPart<Plan['id']> {
  const values: Partial<Record<Plan['id'], string>> = {};
  for (const plan of of) values[plan.id as Plan['id']] = say(plan);
  return { id, what, values: values as Record<Plan['id'], string> };
}

/** Plan by plan, part by part: on a phone each part is a card that names the plans. */
export function Comparison() {
  return (
    <section id="plans" aria-labelledby="plans-title" className="wrap section scroll-mt-6">
      <h2 id="plans-title" className="mb-8 max-w-[14ch]">
        {pricingPage.comparisonHeadline}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
        <PlanTable caption="HackMatrix, by the event" plans={plans} rows={hackMatrixRows} />
        <PlanTable caption="Converge, by the member" plans={convergePlans} rows={convergeRows} />
      </div>
    </section>
  );
}

interface PlanTableProps<Id extends string> {
  caption: string;
  plans: readonly { id: Id; name: string; forWhom: string }[];
  rows: readonly ComparedPart<Id>[];
}

function PlanTable<Id extends string>({ caption, plans: compared, rows }: PlanTableProps<Id>) {
  return (
    <Table<ComparedPart<Id>>
      caption={<span className="font-display text-h3 font-semibold text-text">{caption}</span>}
      narrow="cards"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: 'Part', hideHeader: true, rowHeader: true, cell: ({ what }) => what },
        ...compared.map(({ id, name }) => ({
          key: id,
          header: name,
          cell: ({ values }: ComparedPart<Id>) => <Value value={values[id]} />,
        })),
      ]}
    />
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <span className="inline-flex items-center gap-2">
      <Icon name="check" size={16} />
      <span className="sr-only">Yes</span>
    </span>
  ) : (
    <span className="text-muted">No</span>
  );
}
