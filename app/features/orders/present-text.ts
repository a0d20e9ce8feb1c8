import type { GiftDeliveryState } from '~/domain/gift-cards/gift-delivery';
import { formatDate } from '~/sections/format/format-date';

/** A gift card for another person than its buyer. */
export interface ShownPresent {
  id: string;
  name: string;
  email: string;
  message: string;
  /** ISO day. */
  sendOn: string;
  state: GiftDeliveryState;
  sentAt?: Date;
}

export const isPresentOpen = ({ state }: Pick<ShownPresent, 'state'>): boolean =>
  state === 'unpaid' || state === 'waiting';

/** Where a present is. Without a name the buyer was anonymised. */
export function describePresent({ name, email, sendOn, state, sentAt }: ShownPresent): string {
  const whom = name ? `${name}, ${email}` : 'its recipient';
  switch (state) {
    case 'sent':
      return `Was sent on ${formatDate(sentAt?.toISOString() ?? sendOn)} to ${whom}.`;
    case 'ended':
      return 'Not sent: it is no longer valid.';
    case 'waiting':
      return `Will be sent on ${formatDate(sendOn)} to ${whom}.`;
    case 'unpaid':
      return `Will be sent on ${formatDate(sendOn)} to ${whom}, once it is paid.`;
  }
}
