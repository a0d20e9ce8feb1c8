import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

/** For a sign-up with a new email. The entered name is shown only on the page of the link. */
export const confirmAddress = ({ link }: { link: string }): EmailBody => ({
  subject: 'One link, and your account is there',
  body: (
    <EmailFrame
      preview="Follow the link within a day. It is the last step."
      heading="Is this your address?"
      seed="confirm address"
      glazes={['peacock', 'marigold']}
      reason="You get this mail because somebody, we hope you, opened an account with this address."
    >
      <Paragraph>
        Hello, please follow the link within a day. In another browser than the one you signed up with, we ask
        for the password you chose.
      </Paragraph>
      <EmailButton href={link}>Create my account</EmailButton>
      <MutedParagraph>
        Nothing of yours? Then do nothing: without that password the link makes no account, and what was typed
        is gone tomorrow.
      </MutedParagraph>
    </EmailFrame>
  ),
});
