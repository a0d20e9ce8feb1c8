import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

interface GiftCardSent {
  /** Of the order. */
  number: string;
  /** The path of the order's page. */
  link: string;
  /** Only to a confirmed email, as is the recipient. */
  name?: string | undefined;
  recipient?: { name: string; email: string } | undefined;
}

/** R-GIFT-7: to the buyer of a gift card that was sent to another person. It does not have the code. */
export function giftCardSentEmail({ number, link, name, recipient }: GiftCardSent): EmailBody {
  const whom = recipient ? `${recipient.name}, at ${recipient.email}` : 'the recipient whom you entered';
  return {
    subject: `Your gift card of order ${number} was sent`,
    body: (
      <EmailFrame
        preview="We have just emailed the code."
        heading="Your gift card was sent"
        seed={`${number} gift card`}
        glazes={['vermilion', 'jade']}
        reason="You receive this email because an order was placed in our shop with this address."
      >
        {name && <Paragraph>{formatGreeting(name)}</Paragraph>}
        <Paragraph>
          The gift card of order {number} was sent by email to {whom}.
        </Paragraph>
        <Paragraph>
          Only that email contains the code. If it did not arrive, reply to this email and we send it again.
        </Paragraph>
        <EmailButton href={link}>Open your order</EmailButton>
      </EmailFrame>
    ),
  };
}
