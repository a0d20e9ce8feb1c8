import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

/** To the new email of an account. */
export const confirmNewEmail = ({ link }: { link: string }): EmailBody => ({
  subject: 'Confirm your new address',
  body: (
    <EmailFrame
      preview="Until you do, your old address stays valid."
      heading="Confirm your new address"
      seed="confirm new address"
      glazes={['peacock', 'gulal']}
      reason="You receive this email because this address was entered as the new one of an account."
    >
      <Paragraph>
        Hello, open the link within a day to sign in with this address. Until then your old address stays
        valid.
      </Paragraph>
      <EmailButton href={link}>Use this address</EmailButton>
      <MutedParagraph>If you have no account with us, you need not do anything.</MutedParagraph>
    </EmailFrame>
  ),
});
