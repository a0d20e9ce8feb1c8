import { shopTerms } from '~/content/help/shop-terms';
import { formatMoney } from '~/domain/money';
import { site } from '~site';
import type { Order } from '../../orders/contract.server';
import type { Letter } from '../letter.server';
import { Bill } from '../parts/bill.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { Subheading, Words } from '../parts/words.server';

interface OrderCancelled {
  order: Pick<Order, 'number' | 'paid' | 'priced' | 'lines'>;
  /** The buyer's. Only to a confirmed address. */
  name?: string | undefined;
  /** The order's page. */
  link: string;
}

/** To whoever ordered: that nothing more will happen, and what becomes of money that was paid. */
export function orderCancelled({ order, name, link }: OrderCancelled): Letter {
  const { number, paid, priced, lines } = order;
  const total = formatMoney(priced.orderTotal, site.currency.label);
  return {
    subject: `Order ${number} is cancelled`,
    body: (
      <MailFrame
        preview={
          paid ? `${total} comes back the way it came.` : 'Nothing is to be paid, and nothing is sent.'
        }
        heading={`Order ${number} is cancelled`}
        seed={`${number} cancelled`}
        glazes={['peacock', 'marigold']}
        reason="You get this mail because an order of our shop with this address was cancelled from its account."
      >
        <Words>
          {name ? `${name}, as` : 'As'} you asked, nothing more will happen to this order, and what was kept
          for you is back on the shelf.
        </Words>
        <Words>
          {paid
            ? `The ${total} that you paid comes back the way it came, ${shopTerms.moneyBack}.`
            : `You had not paid yet, so there is nothing to pay back. If a payment is on its way all the same, it comes back the way it came, ${shopTerms.moneyBack}.`}
        </Words>
        <Subheading>What it was</Subheading>
        <Bill lines={lines} priced={priced} />
        <LetterButton href={link}>Open the order</LetterButton>
      </MailFrame>
    ),
  };
}

/** The same, to the shop's desk. */
export function orderCancelledNotice(cancelled: OrderCancelled): Letter {
  const { number, paid } = cancelled.order;
  return {
    ...orderCancelled(cancelled),
    subject: `Cancelled by its buyer: ${number}${paid ? ', to be paid back' : ''}`,
  };
}
