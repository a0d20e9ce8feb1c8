import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph, Quotation } from '../components/text.server';

interface RefusedReview {
  product: string;
  /** Of staff. */
  reason: string;
  /** The path of the review's form. */
  link: string;
  /** Only to a confirmed email. */
  name?: string | undefined;
}

/** To the author of a review that does not appear. */
export function reviewRefused({ product, reason, link, name }: RefusedReview): EmailBody {
  return {
    subject: `Your review of ${product} is not published yet`,
    body: (
      <EmailFrame
        preview="Why, and how to change it."
        heading="Your review is not published yet"
        seed={`review ${product}`}
        glazes={['vermilion', 'peacock']}
        reason="You receive this email because a review was written with the private link of an order with this address."
      >
        {name && <Paragraph>{formatGreeting(name)}</Paragraph>}
        <Paragraph>We read your review of {product} and did not publish it. This is why:</Paragraph>
        <Quotation>{reason}</Quotation>
        <Paragraph>You can change it and send it again, or delete it.</Paragraph>
        <EmailButton href={link}>Change the review</EmailButton>
      </EmailFrame>
    ),
  };
}
