import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

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
        preview="Where it is, how it is paid, and its invoice."
        heading="Here is your order again"
        seed={`${number} link`}
        glazes={['marigold', 'vermilion']}
        reason="You get this mail because the link to an order with this address was asked for in our shop."
      >
        <Paragraph>
          The page of order {number} shows where it is, takes the payment, and has invoice and tickets.
        </Paragraph>
        <EmailButton href={link}>Open your order</EmailButton>
        <MutedParagraph>
          This link is yours alone: whoever has it sees the order. You did not ask for it? Then there is
          nothing to do: it came to nobody but you.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
