import { LEAD_NOUNS } from '~/content/contact/lead-names';
import type { LeadKind } from '~/domain/contact/lead';
import { site } from '~site';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph, Paragraphs } from '../components/text.server';

interface LeadReply {
  kind: LeadKind;
  /** Written by a member of staff. Empty lines separate paragraphs. */
  text: string;
  /** Name of the member of staff. */
  by: string;
  /** When the form was sent, in words. */
  sent: string;
  reference: string;
}

/** To the sender of a form: the reply of a member of staff. It quotes nothing of the form. */
export function leadReply({ kind, text, by, sent, reference }: LeadReply): EmailBody {
  const name = LEAD_NOUNS[kind];
  return {
    subject: `Re: Your ${name}, reference ${reference}`,
    body: (
      <EmailFrame
        preview={text.slice(0, 120)}
        heading={`About your ${name}`}
        seed={`reply ${reference}`}
        glazes={['peacock', 'marigold']}
        reason={`You receive this email because this address was given in a form on our site on ${sent}.`}
      >
        <Paragraphs>{text}</Paragraphs>
        <Paragraph>
          {by}, {site.name}
        </Paragraph>
        <MutedParagraph>Reply to this email to write back. The reference is {reference}.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
