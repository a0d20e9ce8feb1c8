import clsx from 'clsx';
import { toRupeesString } from '~/domain/money/money';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { formatAmount } from '~/sections/format/format-amount';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';
import { CopyableList } from './copyable-list';

interface PayByUpiProps {
  payment: Extract<OutstandingPayment, { method: 'upi' }>;
  number: string;
}

/** UPI payment: app link on phones, QR code for another device, and the UPI id to type. */
export function PayByUpi({ payment, number }: PayByUpiProps) {
  const { qr, link, upiId, amount } = payment;
  return (
    <div className="grid gap-grout md:grid-cols-[17rem_minmax(0,1fr)]">
      <a href={link} className={clsx(getButtonClasses({ size: 'lg' }), 'md:hidden print:hidden')}>
        Open in a UPI app
        <Icon name="arrow-up-right" />
      </a>
      <figure className="rounded-tile bg-glaze-bone p-2 text-glaze-ink">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={`QR code: pay ${formatAmount(amount)} for order ${number} by UPI`}
          shapeRendering="crispEdges"
          className="w-full print:max-w-60"
        >
          <path fill="currentColor" d={qr.path} />
        </svg>
        <figcaption className="px-3 pb-3 text-center text-sm font-medium">Scan with any UPI app</figcaption>
      </figure>
      <div className="grid grid-rows-[auto_1fr] gap-grout">
        <CopyableList
          items={[
            { label: 'UPI id', value: upiId },
            { label: 'Amount', value: formatAmount(amount), copyValue: toRupeesString(amount) },
            { label: 'Note', value: number },
          ]}
        />
        <p className="rounded-tile bg-surface px-5 py-4 text-sm text-muted">
          The code contains the amount and the order number. If you enter the UPI id yourself, please use the
          order number as the note, so that we can match your payment.
        </p>
      </div>
    </div>
  );
}
