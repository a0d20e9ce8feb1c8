import { adminPaths } from '~/content/admin/admin-paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph, Quotation } from '../components/text.server';

interface CommentData {
  projectId: string;
  project: string;
  /** Title of the update. */
  title: string;
  /** Name of the member. */
  by: string;
  text: string;
}

/** To the staff: a member of a project wrote a comment. */
export const commentStaffEmail = ({ projectId, project, title, by, text }: CommentData): EmailBody => ({
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
      <EmailButton href={adminPaths.project(projectId)}>Open the project</EmailButton>
      <MutedParagraph>
        Answer under the comment, so that all members see it. A reply to this email reaches {by} alone.
      </MutedParagraph>
    </EmailFrame>
  ),
});
