import { paths } from '~/paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

/** For a sign-up or an email change with an email that has an account. The page did not reveal that. */
export const accountExists = (): EmailBody => ({
  subject: 'You already have an account',
  body: (
    <EmailFrame
      preview="Sign in, or reset your password."
      heading="You already have an account."
      seed="account exists"
      glazes={['jade', 'marigold']}
      reason="You receive this email because your address was entered in one of our account forms."
    >
      <Paragraph>
        Hello, there is already an account with this address. Nothing has changed. If it was you, sign in, or
        reset your password if you forgot it.
      </Paragraph>
      <EmailButton href={paths.auth.signIn()}>Sign in</EmailButton>
      <MutedParagraph>
        If it was not you, you need not do anything. Nobody else learns that you have an account.
      </MutedParagraph>
    </EmailFrame>
  ),
});
