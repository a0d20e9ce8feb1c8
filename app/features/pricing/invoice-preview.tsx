import type { PlanNeeds } from '~/domain/products/plan-choice';
import { formatAmount } from '~/sections/format/format-amount';
import { site } from '~site';
import type { YearlyInvoice } from './yearly-invoice';

const taxLabel = `${site.tax.name} ${site.tax.rateBasisPoints / 100} %`;

/** Preview of the yearly invoice. */
export function InvoicePreview({ invoice, needs }: { invoice: YearlyInvoice; needs: PlanNeeds }) {
  const { lines, priced, yearlyPaymentSaving } = invoice;
  return (
    <section
      aria-labelledby="invoice-title"
      className="flex flex-col rounded-tile bg-glaze-bone p-5 text-glaze-ink rounded-se-[5rem] md:rounded-se-[8rem] md:p-10"
    >
      <h2 id="invoice-title" className="text-h3">
        One year
      </h2>
      <p className="mt-1.5 pe-14 text-sm">
        {site.legalName}
        <span className="block tabular-nums">GSTIN {site.gstin}</span>
      </p>
      <dl className="mt-8 tabular-nums">
        {lines.map(({ id, name, calculation, amount }) => (
          <InvoiceRow
            key={id}
            name={name}
            how={calculation}
            amount={amount === 0 ? 'Free' : formatAmount(amount)}
          />
        ))}
        {lines.length === 0 && (
          <InvoiceRow name="Nothing yet" how="Move one of the tiles" amount={formatAmount(0)} />
        )}
        <InvoiceRow name="Before tax" amount={formatAmount(priced.taxable)} />
        <InvoiceRow name={taxLabel} how="On the whole, as the law has it" amount={formatAmount(priced.tax)} />
      </dl>
      <p
        aria-live="polite"
        className="mt-auto flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-glaze-ink pt-5"
      >
        <span className="font-semibold">To pay</span>
        <span className="font-display text-[clamp(min(2.25rem,11vw),4.6vw,4rem)] leading-none font-semibold tracking-[-0.035em] tabular-nums">
          {formatAmount(priced.orderTotal)}
        </span>
      </p>
      <p className="mt-3 min-h-[2lh] text-sm">{describeSaving(yearlyPaymentSaving, needs)}</p>
    </section>
  );
}

function describeSaving(saving: number, { term }: PlanNeeds): string {
  if (saving === 0) return 'This is a sample. The real one has your name and a number on it.';
  return term === 'year'
    ? `Paid by the month it would be ${formatAmount(saving)} more.`
    : `Paid by the year it would be ${formatAmount(saving)} less.`;
}

/** The amount is beside its name, and below it where large text leaves too little width for both. */
const InvoiceRow = ({ name, how, amount }: { name: string; how?: string; amount: string }) => (
  <div className="flex flex-wrap pb-4">
    <dt className="grow basis-40 pe-4 font-semibold">
      {name}
      {how && <span className="block text-sm font-normal">{how}</span>}
    </dt>
    <dd className="ms-auto whitespace-nowrap">{amount}</dd>
  </div>
);
