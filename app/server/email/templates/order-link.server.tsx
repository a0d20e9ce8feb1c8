import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

interface OrderLink {
  number: string;
  /** The path of the order's page. */
  link: string;
}

/** To a buyer who lost the link of an order (R-ORDER-10). */
export function orderLink({ number, link }: OrderLink): EmailBody {
  return {
    subject: `The link to your order ${number}`,
    body: (
      <EmailFrame
        preview="Status, payment and invoice."
        heading={`The link to order ${number}`}
        seed={`${number} link`}
        glazes={['marigold', 'vermilion']}
        reason="You receive this email because the link to an order with this address was requested in our shop."
      >
        <Paragraph>
          On the page of order {number} you see where it is, pay, and find the invoice and tickets.
        </Paragraph>
        <EmailButton href={link}>Open your order</EmailButton>
        <MutedParagraph>
          This link is private: anybody who has it can see the order. If you did not request it, you need not
          do anything: only you received it.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
