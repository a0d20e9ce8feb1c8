import { addressLines, phoneWords } from '~/domain/address-words';
import { formatMoney } from '~/domain/money';
import { site } from '~site';
import type { Order } from '../../orders/contract.server';
import type { Letter } from '../letter.server';
import { Bill } from '../parts/bill.server';
import { Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { QuietWords } from '../parts/words.server';

type NoticedOrder = Pick<
  Order,
  'number' | 'contact' | 'delivery' | 'notes' | 'gstin' | 'paymentMethod' | 'priced' | 'lines'
>;

/** To the shop's desk: what was ordered. An answer to the mail goes to the buyer. */
export function orderNotice(order: NoticedOrder): Letter {
  const { number, contact, delivery, notes, gstin, paymentMethod, priced, lines } = order;
  const total = formatMoney(priced.orderTotal, site.currency.label);
  return {
    subject: `New order ${number}: ${total}`,
    body: (
      <MailFrame
        preview={lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        heading={`New order ${number}`}
        seed={number}
        glazes={['marigold', 'vermilion']}
        reason="This address is named in the site’s settings as the desk for orders."
      >
        <Facts
          facts={[
            { term: 'From', value: contact.name },
            { term: 'E-mail', value: contact.email },
            { term: 'Phone', value: phoneWords(contact.phone) },
            { term: 'Goes to', value: addressLines(delivery).join('\n') },
            { term: 'Pays by', value: paymentMethod === 'bank' ? 'Bank transfer' : 'UPI' },
            ...(gstin ? [{ term: 'GSTIN', value: gstin }] : []),
            ...(notes ? [{ term: 'Note', value: notes }] : []),
          ]}
        />
        <Bill lines={lines} priced={priced} />
        <QuietWords>Answer this mail to write to the buyer.</QuietWords>
      </MailFrame>
    ),
  };
}
