import { paths } from '~/paths';
import { site } from '~site';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { SiteLink } from '../parts/site-link.server';
import { Words } from '../parts/words.server';

export const leavingDone = ({ name }: { name?: string | undefined }): Letter => ({
  subject: 'Your profile is deleted',
  body: (
    <MailFrame
      preview="This is the last letter."
      heading="It is done."
      seed="leaving done"
      glazes={['indigo', 'peacock']}
      reason="You get this last mail because you asked us to delete your profile. Its record is erased as well, as soon as it has left."
    >
      <Words>
        {name ? `Goodbye, ${name}.` : 'Goodbye.'} Your profile and what belonged to it are erased. Of orders
        stays what tax law asks for: <SiteLink href={paths.privacy()}>the privacy notice</SiteLink> says what
        that is.
      </Words>
      <Words>The address is free again, should you ever want to come back to {site.name}.</Words>
    </MailFrame>
  ),
});
