import { adminPaths } from '~/content/admin/admin-paths';
import { formatMoney } from '~/domain/money/money';
import type { Order } from '~/domain/orders/order';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { OrderTotals } from '../components/order-totals.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

interface CancelledOrder {
  order: Pick<Order, 'number' | 'priced' | 'lines' | 'balance'>;
  /** Of the buyer. */
  name: string;
}

/** To the staff: the buyer cancelled an order. It has no link of the buyer, which opens the order without a session. */
export function orderCancelledStaffEmail({ order, name }: CancelledOrder): EmailBody {
  const { number, priced, lines, balance } = order;
  const due = balance.excess > 0 ? formatMoney(balance.excess, site.currency.label) : undefined;
  return {
    subject: `Cancelled by the buyer: ${number}${due ? ', refund due' : ''}`,
    body: (
      <EmailFrame
        preview={due ? `Refund ${due}.` : 'There is nothing to refund.'}
        heading={`Order ${number} is cancelled`}
        seed={`${number} cancelled`}
        glazes={['peacock', 'marigold']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Paragraph>
          {name} cancelled it. Do not send it.{' '}
          {due
            ? `Refund ${due} on the page of the order.`
            : 'There is nothing to refund. A payment that is on its way has to be refunded when it arrives.'}
        </Paragraph>
        <EmailButton href={adminPaths.order(number)}>Open the order</EmailButton>
        <OrderTotals lines={lines} priced={priced} />
        <MutedParagraph>Reply to this email to write to the buyer.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
