import type { OrderChannel } from '~/domain/orders/order-event';

/** R-ORDER-17: how an order came that staff entered. */
export const ORDER_CHANNEL_TEXTS: Readonly<Record<OrderChannel, OrderChannelTexts>> = {
  phone: { label: 'Telephone', phrase: 'by telephone', given: 'you gave us by telephone' },
  email: { label: 'Email', phrase: 'by email', given: 'you sent us by email' },
  'in-person': { label: 'In person', phrase: 'in person', given: 'you gave us in person' },
};

interface OrderChannelTexts {
  /** In a form. */
  label: string;
  /** In the history of the order, after its author. */
  phrase: string;
  /** In the email to the buyer, after "the order that". */
  given: string;
}
