import { paths } from '~/paths';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { Paragraph } from '../components/text.server';

interface AccountDeletedData {
  name?: string | undefined;
  /** Without an account: staff erased the data on request. */
  isGuest?: boolean | undefined;
}

export const accountDeleted = ({ name, isGuest }: AccountDeletedData): EmailBody => ({
  subject: isGuest ? 'Your data is erased' : 'Your profile is deleted',
  body: (
    <EmailFrame
      preview="Your data has been erased."
      heading={isGuest ? 'Your data has been erased.' : 'Your profile has been deleted.'}
      seed="account deleted"
      glazes={['indigo', 'peacock']}
      reason={`You receive this last email because you asked us to ${isGuest ? 'erase your data' : 'delete your profile'}. We erase its record when it has been sent.`}
    >
      <Paragraph>
        {name ? `Goodbye, ${name}.` : 'Goodbye.'}{' '}
        {isGuest
          ? 'What we had about this email address has been erased.'
          : 'Your profile and its data have been erased.'}{' '}
        We keep the parts of orders that tax law requires:{' '}
        <SiteLink href={paths.privacy()}>the privacy notice</SiteLink> explains which.
      </Paragraph>
      <Paragraph>
        If you had an order that nobody had paid, it is cancelled. A paid order or a return that is not closed
        yet goes on, and we write to you about it. Gift cards and tickets stay valid: their codes are on the
        page of the order.
      </Paragraph>
      {!isGuest && <Paragraph>You can sign up with this address again at any time.</Paragraph>}
    </EmailFrame>
  ),
});
