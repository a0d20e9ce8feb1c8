import { adminPaths } from '~/content/admin/admin-paths';
import type { Paise } from '~/domain/money/money';
import { getOrderStatusLabel, type OrderStatus } from '~/domain/orders/order-status';
import { DeleteForm } from '~/sections/admin/confirm-form';
import { formatAmount } from '~/sections/format/format-amount';
import { formatMoment } from '~/sections/format/format-moment';

interface DiscountUsesProps {
  uses: number;
  /** An order uses the code, or one that was cancelled names it. */
  isUsed: boolean;
  /** The latest orders that use the code. */
  orders: readonly { number: string; status: OrderStatus; createdAt: Date; amount: Paise }[];
  /** Of all orders. */
  total: Paise;
  now: Date;
}

/** The orders that use a code, and what it cost. */
export function DiscountUses({ uses, isUsed, orders, total, now }: DiscountUsesProps) {
  return (
    <section aria-labelledby="uses-title" className="grid content-start gap-2">
      <h2 id="uses-title" className="text-panel">
        {uses === 1 ? 'Used once' : `Used ${uses} times`}
      </h2>
      <p className="text-muted">
        {uses > 0 && `It took ${formatAmount(total)} off in all.`}
        {uses === 0 && (isUsed ? 'No order uses it now.' : 'No order has used it yet.')}
      </p>
      <ul className="grid gap-grout">
        {orders.map(({ number, status, createdAt, amount }) => (
          <li
            key={number}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-tile bg-surface px-3 lg:min-h-10"
          >
            <span>
              <a
                href={adminPaths.order(number)}
                className="font-semibold tabular-nums underline-offset-4 hover:underline"
              >
                {number}
              </a>{' '}
              <span className="text-xs text-muted">
                {formatMoment(createdAt, now)}, {getOrderStatusLabel(status).toLowerCase()}
              </span>
            </span>
            <span className="tabular-nums">−{formatAmount(amount)}</span>
          </li>
        ))}
      </ul>
      {uses > orders.length && <p className="text-xs text-muted">The latest {orders.length} are shown.</p>}
    </section>
  );
}

interface DeleteCodeProps {
  id: string;
  version: number;
  /** An order uses the code, or one that was cancelled names it. */
  isUsed: boolean;
}

/** R-DISCOUNT-8: the button that deletes a code, or why it cannot be deleted. */
export const DeleteCode = ({ id, version, isUsed }: DeleteCodeProps) =>
  isUsed ? (
    <p className="text-muted">An order names this code, so it cannot be deleted, only switched off.</p>
  ) : (
    <DeleteForm action={adminPaths.discount(id)} noun="code" version={version}>
      No order has used it. Afterwards, the checkout says that it is unknown. This cannot be undone.
    </DeleteForm>
  );
