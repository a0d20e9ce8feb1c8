import { adminPaths } from '~/content/admin/admin-paths';
import { RETURN_STATE_LABELS } from '~/content/admin/state-labels';
import type { CustomerReturn } from '~/domain/orders/customer';
import { isReturnClosed } from '~/domain/orders/order-return';
import { pluralise } from '~/domain/text/pluralise';
import { formatDay } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';

const countUnits = ({ lines }: CustomerReturn): number =>
  Object.values(lines).reduce((sum, units) => sum + units, 0);

/** The returns of a customer, the newest first. */
export function CustomerReturns({ returns, now }: { returns: readonly CustomerReturn[]; now: Date }) {
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns-title" className="mt-6 grid gap-2">
      <h2 id="returns-title" className="text-panel">
        Returns
      </h2>
      <ul className="grid gap-grout">
        {returns.map((each) => {
          const units = countUnits(each);
          return (
            <li
              key={each.id}
              className="grid gap-x-4 gap-y-1 rounded-tile bg-surface px-3 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span>
                <a
                  href={`${adminPaths.order(each.number)}#returns`}
                  className="font-semibold tabular-nums underline-offset-4 hover:underline"
                >
                  {each.number}
                </a>{' '}
                <span className="text-xs text-muted">
                  {pluralise(units, 'unit')}, {formatDay(each.createdAt, now)}
                </span>
              </span>
              <span className="wrap-anywhere whitespace-pre-line text-muted">{each.reason}</span>
              <span>
                <Badge {...(!isReturnClosed(each.state) && { tone: 'warning' as const })}>
                  {RETURN_STATE_LABELS[each.state]}
                </Badge>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
