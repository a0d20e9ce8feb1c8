import { paths } from '~/paths';
import { EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

/** To a new subscriber, with the link that unsubscribes. */
export function newsletterWelcome({ leave }: { leave: string }): EmailBody {
  return {
    subject: 'You are on the newsletter',
    body: (
      <EmailFrame
        preview="At most one email a month. Every one has a way out."
        heading="Good to have you."
        seed="newsletter welcome"
        glazes={['jade', 'gulal']}
        reason={
          <>
            You get this mail because you said yes to our newsletter.{' '}
            <SiteLink href={leave}>Stop the newsletter</SiteLink>
          </>
        }
      >
        <Paragraph>
          From now on you get our newsletter: at most one letter a month, never more than one reads over a cup
          of tea.
        </Paragraph>
        <Paragraph>
          Until the next one, <SiteLink href={paths.companyStory()}>this is how we got here</SiteLink>, and{' '}
          <SiteLink href={paths.shop.home()}>this is what we make and sell</SiteLink>.
        </Paragraph>
      </EmailFrame>
    ),
  };
}
