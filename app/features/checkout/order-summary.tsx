import { pluralise } from '~/domain/text/pluralise';
import { formatAmount } from '~/sections/format/format-amount';
import { OrderLineList } from '~/sections/shop/order-line-list';
import { PriceTotals } from '~/sections/shop/price-totals';
import { Loading, Skeleton } from '~/ui/feedback/skeleton';
import { Icon } from '~/ui/icons/icon';
import type { CheckoutSummary } from './checkout-summary';

interface OrderSummaryProps {
  /** `undefined` until the browser's cart is read. */
  summary: CheckoutSummary | undefined;
  isUnconfirmed: boolean;
}

function SummarySkeleton() {
  return (
    <Loading label="Loading the cart">
      <div className="grid gap-grout">
        <Skeleton className="h-14 lg:h-18" />
        <Skeleton className="hidden h-18 lg:block" />
        <Skeleton className="hidden h-55 lg:block" />
      </div>
    </Loading>
  );
}

/** Lines and totals of the order: a disclosure on small screens, always open beside the form on wide ones. */
export function OrderSummary({ summary, isUnconfirmed }: OrderSummaryProps) {
  if (!summary) return <SummarySkeleton />;
  const { lines, priced, units, needs } = summary;
  return (
    <details className="group lg:details-content:[content-visibility:visible]">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-tile bg-surface px-5 font-semibold hover:bg-raised lg:hidden [&::-webkit-details-marker]:hidden">
        <Icon name="bag" size={18} className="text-muted" />
        <span className="flex flex-1 flex-wrap justify-between gap-x-3">
          <span>{pluralise(units, 'item')}</span>
          <span className="tabular-nums">{formatAmount(priced.orderTotal)}</span>
        </span>
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-grout max-lg:mt-grout">
        <OrderLineList lines={lines} priced={priced.lines} />
        <PriceTotals priced={priced} isDeliveredByEmail={needs.isDeliveredByEmail} />
        {isUnconfirmed && (
          <p role="status" className="rounded-tile bg-surface px-5 py-4 text-sm text-muted">
            Current prices are not available at the moment. They are checked when you place the order, and you
            can review any change first.
          </p>
        )}
      </div>
    </details>
  );
}
