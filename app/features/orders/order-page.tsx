import { nextSteps, ORDER_OPENINGS } from '~/content/order-words';
import type { Address, Contact, PaymentMethod } from '~/domain/checkout';
import type { OrderStatus } from '~/domain/order';
import type { PaymentDue } from '~/domain/payment-due';
import type { PricedCart } from '~/domain/pricing';
import { type BoughtLine, BoughtLines } from '~/sections/bought-lines';
import { money } from '~/sections/money';
import { PriceTotals } from '~/sections/price-totals';
import { KeepThisLink } from './keep-this-link';
import { OrderDetails } from './order-details';
import { OrderHead } from './order-head';
import type { OrderStage } from './order-stages';
import { OrderTimeline } from './order-timeline';
import { PayByBank } from './pay-by-bank';
import { PayByUpi } from './pay-by-upi';

export interface PlacedOrder {
  number: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  stages: readonly OrderStage[];
  lines: readonly BoughtLine[];
  /** Seats and gift cards only. */
  nothingIsSent: boolean;
  priced: PricedCart;
  contact: Contact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  notes?: string;
}

interface OrderPageProps {
  order: PlacedOrder;
  due: PaymentDue | undefined;
  /** The secret link to this page. */
  url: string;
}

const heading = 'text-h3';

/** SPEC Shop, Order: what was ordered, where it stands, how it is paid. A page to come back to and to print. */
export function OrderPage({ order, due, url }: OrderPageProps) {
  const { number, status, priced } = order;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-4 print:gap-6">
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
          <KeepThisLink url={url} email={order.contact.email} />
        </section>
      </div>
    </div>
  );
}
