import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

/** To an email that was entered in the newsletter form, with the link that confirms it. */
export function newsletterConfirmation({ link }: { link: string }): EmailBody {
  return {
    subject: 'Shall we write to you?',
    body: (
      <EmailFrame
        preview="Say yes, and you get at most one letter a month."
        heading="Shall we write to you?"
        seed="newsletter"
        glazes={['jade', 'marigold']}
        reason="You get this one mail because somebody, we hope you, typed this address into the newsletter’s form on our site."
      >
        <Paragraph>
          Somebody asked for our newsletter with this address. If that was you, say yes, and you get at most
          one letter a month: what we built, what broke, and what we learned.
        </Paragraph>
        <EmailButton href={link}>Yes, write to me</EmailButton>
        <MutedParagraph>Was it not you? Then do nothing: no letter comes.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
