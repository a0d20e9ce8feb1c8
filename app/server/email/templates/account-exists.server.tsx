import { paths } from '~/paths';
import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

/** For a sign-up or an email change with an email that has an account. The page did not reveal that. */
export const accountExists = (): EmailBody => ({
  subject: 'You have an account already',
  body: (
    <EmailFrame
      preview="Sign in as before, or choose a new password."
      heading="You are here already."
      seed="account exists"
      glazes={['jade', 'marigold']}
      reason="You get this mail because somebody typed your address into one of our account forms."
    >
      <Paragraph>
        Hello, this address belongs to an account already. Nothing has changed. If it was you: sign in as
        before, and if the password is lost, choose a new one.
      </Paragraph>
      <EmailButton href={paths.auth.signIn()}>Sign in</EmailButton>
      <MutedParagraph>
        If it was not you, there is nothing to do. Whoever it was has learned nothing.
      </MutedParagraph>
    </EmailFrame>
  ),
});
