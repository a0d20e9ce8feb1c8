import type { PaymentDue } from '~/domain/payment-due';
import { ToCopy } from './to-copy';

/** What a bank's form asks for, in its order. */
export function PayByBank({ due }: { due: Extract<PaymentDue, { method: 'bank' }> }) {
  return (
    <div className="grid gap-grout">
      <ToCopy items={due.details} />
      <p className="rounded-tile bg-surface px-5 py-4 text-sm text-muted">
        IMPS and UPI arrive within minutes, NEFT within a few hours on a working day. Please give the
        reference exactly as it stands: that is how we find your payment.
      </p>
    </div>
  );
}
