import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { Words } from '../parts/words.server';

interface Told {
  name?: string | undefined;
  /** `last-admin`: meanwhile nobody else is left who could run the site. */
  reason: 'taken-back' | 'last-admin';
}

export const leavingTakenBack = ({ name, reason }: Told): Letter => ({
  subject: 'Your profile stays',
  body: (
    <MailFrame
      preview="Nothing was deleted."
      heading="Your profile stays."
      seed="leaving taken back"
      glazes={['jade', 'marigold']}
      reason="You get this mail because your profile was to be deleted, and will not be."
    >
      {reason === 'taken-back' ? (
        <Words>{hello(name)} you have taken it back. Everything is as it was; nothing was deleted.</Words>
      ) : (
        <Words>
          {hello(name)} meanwhile nobody else is left who could run the site, so nothing was deleted. Make
          somebody else an admin, then ask again.
        </Words>
      )}
    </MailFrame>
  ),
});
