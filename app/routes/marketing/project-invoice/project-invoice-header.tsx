import type { MilestoneInvoiceState } from '~/domain/billing/milestone-invoice';
import type { Paise } from '~/domain/money/money';
import { InvoiceStateBadge } from '~/features/project-billing/invoice-state-badge';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';

interface ProjectInvoiceHeaderProps {
  /** The number of the invoice. */
  invoice: string;
  state: MilestoneInvoiceState;
  dueOn: string;
  lines: readonly { name: string; price: Paise }[];
  amounts: { taxable: Paise; tax: Paise; total: Paise };
  outstanding: Paise;
}

const INTROS: Readonly<Record<MilestoneInvoiceState, (day: string) => string>> = {
  open: (day) => `Payable by ${day}.`,
  overdue: (day) => `It was payable by ${day}.`,
  paid: () => 'It is paid. Thank you.',
  cancelled: () => 'It is cancelled, and nothing is to be paid. The credit note is below.',
  refunded: () => 'It was paid and refunded.',
};

/** What the invoice is for, what it comes to, and how it stands. */
export function ProjectInvoiceHeader(props: ProjectInvoiceHeaderProps) {
  const { invoice, state, dueOn, lines, amounts, outstanding } = props;
  const isPart = outstanding > 0 && outstanding < amounts.total;
  const rows = [
    ...lines.map(({ name, price }) => ({ label: name, amount: price })),
    { label: 'GST', amount: amounts.tax },
  ];
  return (
    <header className="grid gap-8">
      <div className="grid gap-3">
        <h1>Invoice {invoice}</h1>
        <p className="flex flex-wrap items-center gap-3 text-lead text-muted">
          <InvoiceStateBadge state={state} />
          {INTROS[state](formatDate(dueOn))}
        </p>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 rounded-tile bg-surface p-4 tabular-nums sm:p-6">
        {rows.map(({ label, amount }) => (
          <div key={label} className="contents">
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="text-end">{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className="contents text-lg font-semibold">
          <dt>Total</dt>
          <dd className="text-end">{formatAmount(amounts.total)}</dd>
        </div>
        {isPart && (
          <div className="contents">
            <dt>Still to be paid</dt>
            <dd className="text-end">{formatAmount(outstanding)}</dd>
          </div>
        )}
      </dl>
    </header>
  );
}
