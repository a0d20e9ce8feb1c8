import { PAYMENT_METHOD_PHRASES } from '~/content/shop/payment-method-texts';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { PayByBank } from '~/features/orders/order-payment';
import { PayByUpi } from '~/features/orders/pay-by-upi';
import { PayOnline } from '~/features/orders/pay-online';
import { PaymentAlert } from '~/features/orders/payment-alert';
import { isConfirming, type PaymentVisit } from '~/features/orders/payment-visit';
import { formatAmount } from '~/sections/format/format-amount';

interface ProjectInvoicePaymentProps {
  /** Of the order: the payment reference. */
  number: string;
  ways: readonly OutstandingPayment[];
  visit: PaymentVisit | undefined;
}

function Way({ way, number }: { way: OutstandingPayment; number: string }) {
  switch (way.method) {
    case 'upi':
      return <PayByUpi payment={way} number={number} />;
    case 'bank':
      return <PayByBank payment={way} />;
    default:
      return <PayOnline payment={way} />;
  }
}

/** All ways to pay the invoice, one open at a time. */
export function ProjectInvoicePayment({ number, ways, visit }: ProjectInvoicePaymentProps) {
  const [first] = ways;
  if (!first) return null;
  return (
    <section aria-labelledby="invoice-payment" className="grid gap-4">
      <h2 id="invoice-payment" className="text-h3">
        Pay {formatAmount(first.amount)}
      </h2>
      {visit && <PaymentAlert visit={visit} />}
      {!(visit && isConfirming(visit)) &&
        ways.map((way) => (
          <details key={way.method} name="way-to-pay" open={way === first}>
            <summary className="flex min-h-14 cursor-pointer items-center rounded-tile bg-surface px-4 font-semibold hover:bg-raised">
              Pay {PAYMENT_METHOD_PHRASES[way.method]}
            </summary>
            <div className="mt-grout">
              <Way way={way} number={number} />
            </div>
          </details>
        ))}
    </section>
  );
}
