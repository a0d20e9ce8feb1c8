import { PAYMENT_METHOD_CHOICES } from '~/content/shop/payment-method-texts';
import { formatIndianPhone } from '~/domain/india/phone';
import { formatMoney } from '~/domain/money/money';
import { formatAddressLines, type Order } from '~/domain/orders/order';
import { site } from '~site';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { OrderTotals } from '../components/order-totals.server';
import { MutedParagraph } from '../components/text.server';

type StaffEmailOrder = Pick<
  Order,
  | 'number'
  | 'contact'
  | 'delivery'
  | 'isDeliveredByEmail'
  | 'notes'
  | 'gstin'
  | 'paymentMethod'
  | 'priced'
  | 'lines'
>;

/** To the staff: a new order. A reply goes to the buyer. */
export function orderStaffEmail(order: StaffEmailOrder): EmailBody {
  const { number, contact, delivery, isDeliveredByEmail, notes, gstin, paymentMethod, priced, lines } = order;
  const total = formatMoney(priced.orderTotal, site.currency.label);
  return {
    subject: `New order ${number}: ${total}`,
    body: (
      <EmailFrame
        preview={lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        heading={`New order ${number}`}
        seed={number}
        glazes={['marigold', 'vermilion']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Facts
          facts={[
            { term: 'From', value: contact.name },
            { term: 'Email', value: contact.email },
            ...(contact.phone ? [{ term: 'Phone', value: formatIndianPhone(contact.phone) }] : []),
            {
              term: 'Goes to',
              value: isDeliveredByEmail
                ? `By email. Place of supply: ${delivery.state}`
                : formatAddressLines(delivery).join('\n'),
            },
            { term: 'Pays by', value: PAYMENT_METHOD_CHOICES[paymentMethod].label },
            ...(gstin ? [{ term: 'GSTIN', value: gstin }] : []),
            ...(notes ? [{ term: 'Note', value: notes }] : []),
          ]}
        />
        <OrderTotals lines={lines} priced={priced} />
        <MutedParagraph>Reply to this email to write to the buyer.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
