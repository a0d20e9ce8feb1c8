import clsx from 'clsx';
import type { OrderStatus } from '~/domain/orders/order-status';
import { NEXT_STEP_LABELS, ORDER_STEPS } from './order-state';

/** How far an order has come: five tiles and what comes next. A done step is a quarter, the next one a dot. */
export function OrderSteps({ status }: { status: OrderStatus }) {
  const reached = ORDER_STEPS.indexOf(status);
  const isEnded = reached === -1;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap max-[20em]:flex-wrap">
      <span aria-hidden="true" className="inline-flex gap-grout">
        {ORDER_STEPS.map((step, index) => (
          <span
            key={step}
            className={clsx(
              'step-tile',
              isEnded
                ? 'step-ended'
                : index <= reached
                  ? 'step-done'
                  : index === reached + 1
                    ? 'step-next'
                    : 'step-ahead',
            )}
          />
        ))}
      </span>
      <span className="text-xs text-muted">{NEXT_STEP_LABELS[status]}</span>
    </span>
  );
}
