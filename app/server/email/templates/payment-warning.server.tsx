import { adminPaths } from '~/content/admin/admin-paths';
import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import { formatMoney, type Paise } from '~/domain/money/money';
import type { PaymentProblem } from '~/domain/payments/payment';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { Paragraph } from '../components/text.server';

interface PaymentWarning {
  problem: PaymentProblem;
  /** Of the order. */
  number: string;
  provider: OnlineProviderId;
  /** The provider's id of the payment, refund or dispute. */
  reference: string;
  amount: Paise;
  /** ISO 4217. */
  currency: string;
  /** What the payment page asked for. */
  expected?: Paise;
  /** Of a dispute, in the words of the provider. */
  reason?: string;
  /** Until when a dispute can be answered. */
  answerBy?: string;
}

const TEXTS: Readonly<Record<PaymentProblem, { heading: string; paragraph: string }>> = {
  excess: {
    heading: 'Payment to refund',
    paragraph:
      'A payment arrived for an order that is paid already or was cancelled. It goes back with one click on the page of the order.',
  },
  mismatch: {
    heading: 'A payment of another amount',
    paragraph:
      'The payment is recorded, but it is not the amount that the payment page asked for, so the order is not marked as paid. Compare it with the dashboard of the provider, then mark the order as paid or refund it.',
  },
  currency: {
    heading: 'A payment in another currency',
    paragraph:
      'The payment is not recorded, and the order is not marked as paid. Find it in the dashboard of the provider and refund it there.',
  },
  'refund-failed': {
    heading: 'A refund failed',
    paragraph:
      'The provider could not pay the refund out, and the money is with the shop again. Refund it once more, or transfer it and note the reference.',
  },
  dispute: {
    heading: 'A payment is disputed',
    paragraph:
      'The buyer claims the money back from the bank. Answer in the dashboard of the provider, with the invoice and proof of the delivery. Without an answer in time the dispute is lost. The page of the order says whether a refund is possible meanwhile.',
  },
  'dispute-won': {
    heading: 'A dispute is won',
    paragraph: 'The money stays with the shop. There is nothing to do.',
  },
  'dispute-lost': {
    heading: 'A dispute is lost',
    paragraph:
      'The bank gave the money to the buyer. It is recorded as refunded. The invoice stays as it is, unless the order is cancelled.',
  },
};

/** An amount in the smallest unit of any currency. */
const formatAmount = (amount: Paise, currency: string): string =>
  currency === site.currency.code
    ? formatMoney(amount, site.currency.label)
    : `${amount} in the smallest unit of ${currency}`;

/** To the staff: a payment, refund or dispute of a provider needs a look. */
export function paymentWarning(warning: PaymentWarning): EmailBody {
  const { problem, number, provider, reference, amount, currency, expected, reason, answerBy } = warning;
  const { heading, paragraph } = TEXTS[problem];
  return {
    subject: `${heading}: order ${number}`,
    body: (
      <EmailFrame
        preview={`${formatAmount(amount, currency)}, ${PAYMENT_PROVIDER_NAMES[provider]}.`}
        heading={heading}
        seed={`${number} ${problem}`}
        glazes={['vermilion', 'marigold']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Paragraph>{paragraph}</Paragraph>
        <Facts
          facts={[
            { term: 'Order', value: number },
            { term: 'Amount', value: formatAmount(amount, currency) },
            ...(expected === undefined
              ? []
              : [{ term: 'Asked for', value: formatMoney(expected, site.currency.label) }]),
            ...(reason ? [{ term: 'Reason', value: reason }] : []),
            ...(answerBy ? [{ term: 'Answer by', value: answerBy }] : []),
            { term: PAYMENT_PROVIDER_NAMES[provider], value: reference },
          ]}
        />
        <EmailButton href={adminPaths.order(number)}>Open the order</EmailButton>
      </EmailFrame>
    ),
  };
}
