import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, MutedParagraph, Paragraph } from '../components/text.server';

interface ProjectStarted {
  name: string;
  project: string;
  /** The number of the quote. */
  quote: string;
  /** The client has an account with this confirmed email. */
  hasAccount: boolean;
  /** To the project, or to the sign-up. */
  link: string;
}

/** To the client: the accepted quote is a project now. */
export const projectStarted = ({ name, project, quote, hasAccount, link }: ProjectStarted): EmailBody => ({
  subject: `Your project begins: ${project}`,
  body: (
    <EmailFrame
      preview={hasAccount ? 'It is in your account.' : 'Create an account to follow it.'}
      heading={project}
      seed={`${quote} project`}
      glazes={['peacock', 'jade']}
      reason={`You receive this email because you accepted quote ${quote} of ${site.name}.`}
    >
      <Paragraph>
        {formatGreeting(name, '.')} Quote {quote} is a project now.{' '}
        {hasAccount
          ? 'In your account you see its milestones, what we write about the work, its files and its invoices.'
          : 'Create an account with this email address. Then you see its milestones, what we write about the work, its files and its invoices.'}
      </Paragraph>
      <EmailButton href={link}>{hasAccount ? 'Open the project' : 'Create an account'}</EmailButton>
      <MutedParagraph>
        Each milestone is invoiced when it is done. The invoice comes to this address.
        {!hasAccount && ' The project appears in the account as soon as you have confirmed the address.'}
      </MutedParagraph>
    </EmailFrame>
  ),
});
