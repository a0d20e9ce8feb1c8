import { PAYMENT_METHOD_PHRASES } from '~/content/shop/payment-method-texts';
import { formatMoney } from '~/domain/money/money';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { site } from '~site';
import type { EmailFact } from './facts.server';
import { styles } from './styles.server';

interface PaymentSectionProps {
  due: OutstandingPayment;
  /** The number of the order, as the reference of the payment. */
  number: string;
}

const AMOUNT_LABEL = 'Amount';

/** The fields of the payment form, in its order. The amount is left out: it is shown above them. */
function listFacts(due: OutstandingPayment, number: string): EmailFact[] {
  if (due.method === 'bank')
    return due.details
      .filter(({ label }) => label !== AMOUNT_LABEL)
      .map(({ label, value }) => ({ term: label, value }));
  if (due.method !== 'upi') return [];
  return [
    { term: 'UPI id', value: due.upiId },
    { term: 'Note', value: number },
  ];
}

const INSTRUCTIONS: Record<OutstandingPayment['method'], string> = {
  upi: 'Open your order below and scan its code with any UPI app, or type this into the app yourself. The order number as the note is how we find your payment.',
  bank: 'Transfer the amount to this account. The reference is how we find your payment.',
  card: 'Open your order below and press the button to pay: it leads to the secure page of Stripe. You can also pay another way there. Already paid there? Then there is nothing to do.',
  razorpay:
    'Open your order below and press the button to pay: it leads to the secure page of Razorpay. You can also pay another way there. Already paid there? Then there is nothing to do.',
};

/**
 * How to pay, in the coloured tile of the email. Mail clients remove payment links; the page of the order has the link and
 * the QR code.
 */
export function PaymentSection({ due, number }: PaymentSectionProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '24px 0' }}>
      <tbody>
        <tr>
          <td style={styles.loud}>
            <p style={{ ...styles.loudWords, margin: 0 }}>To pay {PAYMENT_METHOD_PHRASES[due.method]}</p>
            <p style={styles.loudFigure}>{formatMoney(due.amount, site.currency.label)}</p>
            <table cellPadding={0} cellSpacing={0}>
              <tbody>
                {listFacts(due, number).map(({ term, value }) => (
                  <tr key={term} data-text="fact">
                    <th align="left" scope="row" data-text="term" style={styles.loudTerm}>
                      {term}
                    </th>
                    <td data-text="value" style={styles.loudValue}>
                      {value}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p style={{ ...styles.loudWords, margin: '14px 0 0' }}>{INSTRUCTIONS[due.method]}</p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
