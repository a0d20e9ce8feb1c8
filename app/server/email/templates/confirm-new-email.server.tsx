import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

/** To the new email of an account. */
export const confirmNewEmail = ({ link }: { link: string }): EmailBody => ({
  subject: 'Confirm your new address',
  body: (
    <EmailFrame
      preview="Until you do, everything stays at the old one."
      heading="Your account wants to move here."
      seed="confirm new address"
      glazes={['peacock', 'gulal']}
      reason="You get this mail because the owner of an account wants to use this address for it."
    >
      <Paragraph>
        Hello, follow the link within a day, and this is the address you sign in with. Until then everything
        stays as it is.
      </Paragraph>
      <EmailButton href={link}>Use this address</EmailButton>
      <MutedParagraph>If you know of no account, do nothing.</MutedParagraph>
    </EmailFrame>
  ),
});
