import { LEAD_NAMES } from '~/content/contact/lead-names';
import type { ConfirmationKind } from '~/domain/contact/lead';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import { LEAD_TEXTS } from './lead-texts.server';

/** Contains no text of the sender: see docs/decisions/2026-11-22-emails-to-unconfirmed-addresses.md. */
interface LeadConfirmation {
  kind: ConfirmationKind;
  /** Formatted time. */
  sent: string;
  reference: string;
  /** Of a call: the formatted start time and the team member. */
  call?: { time: string; host: string } | undefined;
  /** The private page of the lead, with the key that confirms the email. */
  link: string;
}

/** To the unconfirmed email of a form, with the link to confirm it or to withdraw the form. */
export function leadConfirmation({ kind, sent, reference, call, link }: LeadConfirmation): EmailBody {
  const { subject, heading, opening, glazes } = LEAD_TEXTS[kind];
  return {
    subject: call ? `${subject}: ${call.time}` : subject,
    body: (
      <EmailFrame
        preview={opening}
        heading={heading}
        seed={`lead ${kind}`}
        glazes={glazes}
        reason="You receive this one email because a form with this address was sent on our site."
      >
        <Paragraph>Thank you. {opening}</Paragraph>
        <Facts
          facts={[
            { term: 'What', value: LEAD_NAMES[kind] },
            ...(call
              ? [
                  { term: 'When', value: call.time },
                  { term: 'With', value: call.host },
                ]
              : []),
            { term: 'Sent', value: sent },
            { term: 'Reference', value: reference },
          ]}
        />
        <EmailButton href={link}>See, confirm or withdraw it</EmailButton>
        <MutedParagraph>
          Anybody can type an address into a form, so what was written is only on that page. Confirm there
          that the address is yours, and we email you a copy.
        </MutedParagraph>
        <MutedParagraph>
          To add something, reply to this email. If it was not you, withdraw it on that page and it is erased
          at once, or do nothing.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
