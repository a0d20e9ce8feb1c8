import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

/** For a sign-up with a new email. The entered name is shown only on the page of the link. */
export const confirmEmail = ({ link }: { link: string }): EmailBody => ({
  subject: 'Confirm your email address',
  body: (
    <EmailFrame
      preview="Open the link within a day to create your account."
      heading="Confirm your email address"
      seed="confirm email"
      glazes={['peacock', 'marigold']}
      reason="You receive this email because this address was used to sign up on our site."
    >
      <Paragraph>
        Hello, please open the link within a day. If you open it in another browser, we ask for your password.
      </Paragraph>
      <EmailButton href={link}>Create my account</EmailButton>
      <MutedParagraph>
        If you did not sign up, you need not do anything: nobody can create the account without that password,
        and the sign-up is deleted tomorrow.
      </MutedParagraph>
    </EmailFrame>
  ),
});
