import { EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph, Quotation } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

interface CommentNotice {
  project: string;
  /** Of the update. */
  title: string;
  /** The member's name. */
  by: string;
  text: string;
}

/** To our desk: a member of a project said something, and waits for an answer. */
export const commentStaffEmail = ({ project, title, by, text }: CommentNotice): EmailBody => ({
  subject: `Comment on ${project}`,
  body: (
    <EmailFrame
      preview={`${by}, under “${title}”.`}
      heading={`${by} commented`}
      seed={`comment ${project}`}
      glazes={['gulal', 'jade']}
      reason="This mail goes to the desk that looks after projects."
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
