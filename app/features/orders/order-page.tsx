import type { ReactNode } from 'react';
import { nextSteps, ORDER_OPENINGS } from '~/content/order-words';
import type { PaymentDue } from '~/domain/payment-due';
import { BoughtLines } from '~/sections/bought-lines';
import { money } from '~/sections/money';
import { PriceTotals } from '~/sections/price-totals';
import { OrderDetails } from './order-details';
import { OrderHead } from './order-head';
import { OrderTimeline } from './order-timeline';
import { PayByBank } from './pay-by-bank';
import { PayByUpi } from './pay-by-upi';
import type { PlacedOrder } from './placed-order';

interface OrderPageProps {
  order: PlacedOrder;
  due: PaymentDue | undefined;
  /** Stands below the amounts: what can be done with the order. */
  children: ReactNode;
}

const heading = 'text-h3';

/** R-ORDER-5: what was ordered, where it stands, how it is paid. A page to come back to and to print. */
export function OrderPage({ order, due, children }: OrderPageProps) {
  const { number, status, priced } = order;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:gap-6">
      <OrderHead
        number={number}
        opening={ORDER_OPENINGS[status]}
        steps={nextSteps({ ...order, isDue: due !== undefined })}
      />
      <section aria-labelledby="order-status" className="-mt-10 print:mt-0">
        <h2 id="order-status" className="sr-only">
          Where it stands
        </h2>
        <OrderTimeline stages={order.stages} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:mb-8 print:gap-6">
          {due && (
            <section aria-labelledby="order-payment" className="grid gap-4">
              <h2 id="order-payment" className={heading}>
                Pay {money(due.amount)} {due.method === 'upi' ? 'by UPI' : 'by bank transfer'}
              </h2>
              {due.method === 'upi' ? <PayByUpi due={due} number={number} /> : <PayByBank due={due} />}
            </section>
          )}
          <section aria-labelledby="order-details" className="grid gap-4">
            <h2 id="order-details" className={heading}>
              Details
            </h2>
            <OrderDetails {...order} />
          </section>
        </div>
        <section aria-labelledby="order-lines" className="grid grid-cols-[minmax(0,1fr)] gap-grout">
          <h2 id="order-lines" className={`mb-3.5 ${heading}`}>
            What you ordered
          </h2>
          <BoughtLines lines={order.lines} priced={priced.lines} />
          <PriceTotals priced={priced} />
          {children}
        </section>
      </div>
    </div>
  );
}
