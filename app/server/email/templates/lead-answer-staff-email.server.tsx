import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Quotation } from '../components/text.server';

interface LeadAnswer {
  /** Name or address that the email names. */
  from: string;
  text: string;
  reference: string;
  /** Path of the message in the back office. */
  link: string;
}

/** To the member of staff who has the message, or to the address of its form: the sender has answered. */
export const leadAnswerStaffEmail = ({ from, text, reference, link }: LeadAnswer): EmailBody => ({
  subject: `Answer from ${from}, reference ${reference}`,
  body: (
    <EmailFrame
      preview={text.slice(0, 120) || 'The answer has no text.'}
      heading={`${from} has answered`}
      seed={`answer ${reference}`}
      glazes={['indigo', 'jade']}
      reason="The message is assigned to you, or this address is named in the site’s settings as the address for it."
    >
      {text && <Quotation>{text}</Quotation>}
      <EmailButton href={link}>Read it in the inbox</EmailButton>
      <MutedParagraph>
        Write your reply there: an answer to this email does not reach the sender.
      </MutedParagraph>
    </EmailFrame>
  ),
});
