import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

/** To an email that was entered in the newsletter form, with the link that confirms it. */
export function newsletterConfirmation({ link }: { link: string }): EmailBody {
  return {
    subject: 'Confirm your subscription',
    body: (
      <EmailFrame
        preview="Confirm, and you receive at most one email a month."
        heading="Confirm your subscription"
        seed="newsletter"
        glazes={['jade', 'marigold']}
        reason="You receive this one email because this address was entered in the newsletter form on our site."
      >
        <Paragraph>
          This address was entered for our newsletter. If that was you, please confirm. You then receive at
          most one email a month: what we built, what broke, and what we learned.
        </Paragraph>
        <EmailButton href={link}>Confirm subscription</EmailButton>
        <MutedParagraph>If it was not you, you need not do anything.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
