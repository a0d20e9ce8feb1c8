import { formatMoney, type Paise } from '~/domain/money/money';
import { paths } from '~/paths';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { MutedParagraph, Paragraph, Quotation, Subheading } from '../components/text.server';
import { formatDay } from '../format-moment.server';

interface GiftCardEmail {
  /** In groups. */
  code: string;
  amount: Paise;
  /** An ISO time. */
  endsAt: string;
  /** The recipient, as the buyer wrote the name. It has no links, nor have `from` and `message`. */
  to: string;
  /** The buyer. Empty when the name is not known any more. */
  from: string;
  /** Empty without a message. */
  message: string;
}

/** R-GIFT-7: to the one who gets a gift card, from its buyer. */
export function giftCardEmail({ code, amount, endsAt, to, from, message }: GiftCardEmail): EmailBody {
  const worth = formatMoney(amount, site.currency.label);
  const giver = from || 'A friend';
  return {
    subject: `${giver} has a gift card of ${worth} for you`,
    body: (
      <EmailFrame
        preview={`For our shop, valid until ${formatDay(new Date(endsAt))}. The code is inside.`}
        heading={`A present of ${worth}`}
        seed={`gift card ${endsAt}`}
        glazes={['vermilion', 'marigold']}
        reason="You receive this email because a gift card was bought for this address. We do not use it for anything else."
      >
        <Paragraph>
          Dear {to}, {giver} has bought you a gift card for the shop of {site.name}
          {message ? ', and writes:' : '.'}
        </Paragraph>
        {message && <Quotation>{message}</Quotation>}
        <Facts
          facts={[
            { term: 'Your code', value: code },
            { term: 'Worth', value: worth },
            { term: 'Valid until', value: formatDay(new Date(endsAt)) },
          ]}
        />
        <Subheading>How to use it</Subheading>
        <Paragraph>
          Fill your cart. At checkout, open “Discount code or gift card” and enter the code. The rest stays on
          the card.
        </Paragraph>
        <EmailButton href={paths.shop.home()}>See the shop</EmailButton>
        <MutedParagraph>
          Anybody who has the code can spend it. Keep this email until you have used it up.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
