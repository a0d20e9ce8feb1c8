import { EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph, Quotation } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

interface CommentData {
  project: string;
  /** Title of the update. */
  title: string;
  /** Name of the member. */
  by: string;
  text: string;
}

/** To the staff: a member of a project wrote a comment. */
export const commentStaffEmail = ({ project, title, by, text }: CommentData): EmailBody => ({
  subject: `Comment on ${project}`,
  body: (
    <EmailFrame
      preview={`${by}, under “${title}”.`}
      heading={`${by} commented`}
      seed={`comment ${project}`}
      glazes={['gulal', 'jade']}
      reason="This address is named in the site’s settings as the address for projects."
    >
      <Paragraph>
        On the project {project}, under “{title}”:
      </Paragraph>
      <Quotation>{text}</Quotation>
      <MutedParagraph>
        An answer to this mail reaches {by}; better is one under the comment, for all members.
      </MutedParagraph>
    </EmailFrame>
  ),
});
