import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { PaymentAlert } from '~/features/orders/payment-alert';
import { isConfirming, type PaymentVisit } from '~/features/orders/payment-visit';
import { PaymentWays } from '~/features/orders/payment-ways';
import { formatAmount } from '~/sections/format/format-amount';

interface ProjectInvoicePaymentProps {
  /** Of the order: the payment reference. */
  number: string;
  ways: readonly OutstandingPayment[];
  visit: PaymentVisit | undefined;
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
      {!(visit && isConfirming(visit)) && <PaymentWays ways={ways} number={number} open={first} />}
    </section>
  );
}
