import { adminPaths } from '~/content/admin/admin-paths';
import { GIFT_CARD_MOVEMENT_LABELS } from '~/content/admin/state-labels';
import type { StaffGiftCardMovement } from '~/domain/gift-cards/staff-gift-card';
import { formatAmount } from '~/sections/format/format-amount';
import { formatMoment } from '~/sections/format/format-moment';

/** What changed the balance of a gift card, the oldest first. */
export function GiftCardMovements({
  movements,
  now,
}: {
  movements: readonly StaffGiftCardMovement[];
  now: Date;
}) {
  return (
    <section aria-labelledby="movements-title" className="grid content-start gap-2">
      <h2 id="movements-title" className="text-panel">
        Movements
      </h2>
      <ul className="grid gap-grout">
        {movements.map(({ id, kind, change, balanceAfter, orderNumber, reason, by, at }) => (
          <li
            key={id}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-tile bg-surface px-3 lg:min-h-10"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{GIFT_CARD_MOVEMENT_LABELS[kind]}</span>{' '}
              {orderNumber && (
                <a
                  href={adminPaths.order(orderNumber)}
                  className="tabular-nums underline-offset-4 hover:underline"
                >
                  {orderNumber}
                </a>
              )}{' '}
              <span className="text-xs text-muted">
                {[formatMoment(at, now), by && `by ${by}`, reason].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="text-end tabular-nums">
              {formatAmount(change)}
              <span className="block text-xs text-muted">{formatAmount(balanceAfter)} left</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
