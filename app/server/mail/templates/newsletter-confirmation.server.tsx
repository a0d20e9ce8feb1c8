import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Words } from '../parts/words.server';

/** To an address that was typed into the newsletter's form: is it meant? */
export function newsletterConfirmation({ link }: { link: string }): Letter {
  return {
    subject: 'Shall we write to you?',
    body: (
      <MailFrame
        preview="Say yes, and you get at most one letter a month."
        heading="Shall we write to you?"
        seed="newsletter"
        glazes={['jade', 'marigold']}
        reason="You get this one mail because somebody, we hope you, typed this address into the newsletter’s form on our site."
      >
        <Words>
          Somebody asked for our newsletter with this address. If that was you, say yes, and you get at most
          one letter a month: what we built, what broke, and what we learned.
        </Words>
        <LetterButton href={link}>Yes, write to me</LetterButton>
        <QuietWords>Was it not you? Then do nothing: no letter comes.</QuietWords>
      </MailFrame>
    ),
  };
}
