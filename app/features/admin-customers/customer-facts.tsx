import { formatIndianPhone } from '~/domain/india/phone';
import type { Customer } from '~/domain/orders/customer';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDay } from '~/sections/format/format-moment';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 wrap-anywhere hover:underline lg:min-h-6';

/** How to reach a customer, and what all orders come to. */
export function CustomerFacts({ customer, now }: { customer: Customer; now: Date }) {
  const { email, phone, hasAccount, orders, firstAt, paid } = customer.summary;
  const { received, refunded, outstanding } = customer.totals;
  const figures = [
    { label: orders === 1 ? 'order' : 'orders', value: String(orders) },
    {
      label: refunded > 0 ? `paid, ${formatAmount(refunded)} of ${formatAmount(received)} refunded` : 'paid',
      value: formatAmount(paid),
    },
    { label: 'still to be paid', value: formatAmount(outstanding) },
  ];
  return (
    <div className="mb-grout grid gap-grout lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <section aria-label="Contact" className="rounded-tile bg-surface p-4">
        <p>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone}`} className={LINK}>
              {formatIndianPhone(phone)}
            </a>
          </p>
        )}
        <p className="text-xs text-muted">
          {hasAccount ? 'Has an account' : 'Buys as a guest'}, first order {formatDay(firstAt, now)}
        </p>
      </section>
      <dl className="grid grid-cols-1 gap-grout sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-tile bg-surface p-4">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-display text-[1.375rem] leading-tight font-semibold tracking-[-0.02em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
