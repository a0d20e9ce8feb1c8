import { paths } from '~/paths';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { Paragraph } from '../components/text.server';

/** To a new subscriber, with the link that unsubscribes. */
export function newsletterWelcome({ leave }: { leave: string }): EmailBody {
  return {
    subject: 'You are subscribed to our newsletter',
    body: (
      <EmailFrame
        preview="At most one email a month. You can unsubscribe in each of them."
        heading="Welcome"
        seed="newsletter welcome"
        glazes={['jade', 'gulal']}
        reason={
          <>
            You receive this email because you said yes to our newsletter.{' '}
            <SiteLink href={leave}>Unsubscribe</SiteLink>
          </>
        }
      >
        <Paragraph>
          You are subscribed to our newsletter: at most one email a month, short enough for a cup of tea.
        </Paragraph>
        <Paragraph>
          Until the next one, <SiteLink href={paths.companyStory()}>this is how we got here</SiteLink>, and{' '}
          <SiteLink href={paths.shop.home()}>this is what we make and sell</SiteLink>.
        </Paragraph>
      </EmailFrame>
    ),
  };
}
