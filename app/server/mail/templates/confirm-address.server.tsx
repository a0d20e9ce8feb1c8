import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Words } from '../parts/words.server';

/** After a sign-up with an address that is new here. The name that was typed stands only on the page behind the link. */
export const confirmAddress = ({ link }: { link: string }): Letter => ({
  subject: 'One link, and your account is there',
  body: (
    <MailFrame
      preview="Follow the link within a day. It is the last step."
      heading="Is this your address?"
      seed="confirm address"
      glazes={['peacock', 'marigold']}
      reason="You get this mail because somebody, we hope you, opened an account with this address."
    >
      <Words>
        Hello, please follow the link within a day. In another browser than the one you signed up with, we ask
        for the password you chose.
      </Words>
      <LetterButton href={link}>Open my account</LetterButton>
      <QuietWords>
        Nothing of yours? Then do nothing: without that password the link makes no account, and what was typed
        is gone tomorrow.
      </QuietWords>
    </MailFrame>
  ),
});
