import { PresentFields } from '~/sections/shop/present-fields';
import type { GetCheckoutField } from './checkout-fields';
import { CheckoutSection } from './checkout-section';

/** ISO days on which a gift card can be sent. They come with the page: the server knows what day it is in India. */
export interface GiftDays {
  first: string;
  last: string;
}

/** R-GIFT-7: who gets the gift cards. Blank fields mean the buyer. */
export function GiftFields({ field, days }: { field: GetCheckoutField; days: GiftDays }) {
  return (
    <CheckoutSection
      id="checkout-gift"
      title="A present?"
      hint="We send the code to this address. Leave it empty to receive it yourself."
      step={2}
    >
      <PresentFields
        fields={{
          name: field('gift.name'),
          email: field('gift.email'),
          message: field('gift.message'),
          sendOn: field('gift.sendOn'),
        }}
        days={days}
        dayHint="Sent in the morning of this day. If empty: as soon as the order is paid."
        optional
      />
    </CheckoutSection>
  );
}
