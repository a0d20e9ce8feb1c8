import { paths } from '~/paths';
import { site } from '~site';
import { EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

export const accountDeleted = ({ name }: { name?: string | undefined }): EmailBody => ({
  subject: 'Your profile is deleted',
  body: (
    <EmailFrame
      preview="This is the last letter."
      heading="It is done."
      seed="leaving done"
      glazes={['indigo', 'peacock']}
      reason="You get this last mail because you asked us to delete your profile. Its record is erased as well, as soon as it has left."
    >
      <Paragraph>
        {name ? `Goodbye, ${name}.` : 'Goodbye.'} Your profile and what belonged to it are erased. Of orders
        stays what tax law asks for: <SiteLink href={paths.privacy()}>the privacy notice</SiteLink> says what
        that is.
      </Paragraph>
      <Paragraph>The address is free again, should you ever want to come back to {site.name}.</Paragraph>
    </EmailFrame>
  ),
});
