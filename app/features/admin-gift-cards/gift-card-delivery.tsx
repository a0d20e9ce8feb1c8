import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffGiftDelivery } from '~/domain/gift-cards/staff-gift-card';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { formatMoment } from '~/sections/format/format-moment';

interface GiftCardDeliveryProps {
  cardId: string;
  delivery: StaffGiftDelivery;
  /** A card that cannot be spent is not sent. */
  isValid: boolean;
  now: Date;
}

/** R-GIFT-7: who gets the card instead of its buyer, and the button that sends it once more. */
export function GiftCardDelivery({ cardId, delivery, isValid, now }: GiftCardDeliveryProps) {
  const { name, email, sendOn, sentAt, sendings } = delivery;
  const whom = name ? `${name}, ${email}` : 'a recipient whose data was deleted';
  const sent = sendings > 1 ? `sent ${sendings} times, at last` : 'sent';
  return (
    <section aria-labelledby="delivery-title" className="grid justify-items-start gap-2">
      <h2 id="delivery-title" className="text-panel">
        Recipient
      </h2>
      <p className="wrap-anywhere">
        For {whom}:{' '}
        {sentAt
          ? `${sent} ${formatMoment(sentAt, now)}.`
          : isValid
            ? `will be sent on the morning of ${sendOn}.`
            : 'not sent.'}
      </p>
      {sentAt && isValid && name && (
        <form method="post" action={adminPaths.giftCard(cardId)} data-send-once="">
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="sendings" value={sendings} />
          <ToolSubmit>Send it once more</ToolSubmit>
        </form>
      )}
    </section>
  );
}
