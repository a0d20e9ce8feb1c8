import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { QuietWords, Quotation, Words } from '../parts/words.server';

interface CommentNotice {
  project: string;
  /** Of the update. */
  title: string;
  /** The member's name. */
  by: string;
  text: string;
}

/** To our desk: a member of a project said something, and waits for an answer. */
export const commentNotice = ({ project, title, by, text }: CommentNotice): Letter => ({
  subject: `Comment on ${project}`,
  body: (
    <MailFrame
      preview={`${by}, under “${title}”.`}
      heading={`${by} commented`}
      seed={`comment ${project}`}
      glazes={['gulal', 'jade']}
      reason="This mail goes to the desk that looks after projects."
    >
      <Words>
        On the project {project}, under “{title}”:
      </Words>
      <Quotation>{text}</Quotation>
      <QuietWords>
        An answer to this mail reaches {by}; better is one under the comment, for all members.
      </QuietWords>
    </MailFrame>
  ),
});
