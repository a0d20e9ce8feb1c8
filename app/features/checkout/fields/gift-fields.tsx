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
      hint="Then the code goes to them, and not to you. Leave it empty to get it yourself."
      step={2}
    >
      <PresentFields
        fields={{
          ...{ name: field('gift.name'), email: field('gift.email') },
          ...{ message: field('gift.message'), sendOn: field('gift.sendOn') },
        }}
        days={days}
        dayHint="In the morning. Empty: as soon as it is paid."
        optional
      />
    </CheckoutSection>
  );
}
