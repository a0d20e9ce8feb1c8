import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import type { RevenueReport } from '~/domain/revenue/revenue-report';
import { formatAmount, formatCount, formatCountOf } from '~/sections/format/format-amount';
import { site } from '~site';

interface Row {
  label: string;
  value: string;
  note?: string;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid gap-grout">
      {rows.map(({ label, value, note }) => (
        <div key={label} className="flex items-baseline justify-between gap-3 rounded-tile bg-bg px-3 py-2">
          <dt>
            {label}
            {note && <span className="block text-xs text-muted">{note}</span>}
          </dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What arrived and went back in the period, whenever it was invoiced; and who bought. */
export function MoneyPanel({ money, buyers }: Pick<RevenueReport, 'money' | 'buyers'>) {
  const { received, refunded, paidByGiftCards, providers } = money;
  return (
    <div className="grid content-start gap-grout">
      <section aria-labelledby="money-title" className="grid gap-2 rounded-tile bg-surface p-4 lg:p-4.5">
        <h2 id="money-title" className="text-panel">
          Money
        </h2>
        <p className="text-xs text-muted">
          By the day on which it arrived or had gone back, with {site.tax.name}.
          {paidByGiftCards > 0 &&
            ` Orders of ${formatAmount(paidByGiftCards)} were paid by gift cards, whose money arrived when they were bought.`}
        </p>
        <Rows
          rows={[
            ...providers.map(({ provider, amount, count }) => ({
              label: PAYMENT_PROVIDER_NAMES[provider],
              value: formatAmount(amount),
              note: formatCountOf(count, 'payment'),
            })),
            { label: 'Received', value: formatAmount(received) },
            { label: 'Refunded', value: `${refunded > 0 ? '−' : ''}${formatAmount(refunded)}` },
          ]}
        />
      </section>
      <section aria-labelledby="buyers-title" className="grid gap-2 rounded-tile bg-surface p-4 lg:p-4.5">
        <h2 id="buyers-title" className="text-panel">
          Buyers
        </h2>
        <p className="text-xs text-muted">Of the shop, by email. Deleted accounts are not counted.</p>
        <Rows
          rows={[
            { label: 'First order', value: formatCount(buyers.firstTime) },
            { label: 'Bought before', value: formatCount(buyers.returning) },
          ]}
        />
      </section>
    </div>
  );
}
