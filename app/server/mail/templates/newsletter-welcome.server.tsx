import { paths } from '~/paths';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { SiteLink } from '../parts/site-link.server';
import { Words } from '../parts/words.server';

/** To whoever said yes: what comes, and how it ends. */
export function newsletterWelcome({ leave }: { leave: string }): Letter {
  return {
    subject: 'You are on the newsletter',
    body: (
      <MailFrame
        preview="At most one letter a month. Every one has a way out."
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
        <Words>
          From now on you get our newsletter: at most one letter a month, never more than one reads over a cup
          of tea.
        </Words>
        <Words>
          Until the next one, <SiteLink href={paths.story()}>this is how we got here</SiteLink>, and{' '}
          <SiteLink href={paths.shop.front()}>this is what we make and sell</SiteLink>.
        </Words>
      </MailFrame>
    ),
  };
}
