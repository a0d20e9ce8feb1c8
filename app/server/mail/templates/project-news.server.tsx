import { LETTERS_IN_WORDS, noticeWords } from '~/content/notice-words';
import { KIND_OF_EVENT, type Told } from '~/domain/notices';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { LetterButton } from '../parts/letter-button.server';
import { SiteLink } from '../parts/site-link.server';
import { Quotation, Words } from '../parts/words.server';

interface ProjectNews {
  /** Of the one who reads. */
  name?: string | undefined;
  project: string;
  told: Told;
  /** What was written, and by whom of our team. */
  quote?: { text: string; by: string };
  /** The path that ends letters of this kind. */
  leave: string;
}

/** To a member of a project: an update, a milestone, an answer. With a way to have no more of its kind. */
export function projectNews({ name, project, told, quote, leave }: ProjectNews): Letter {
  const { title, text, href } = noticeWords(told);
  const kind = KIND_OF_EVENT[told.event] === 'answers' ? 'answers' : 'projects';
  return {
    subject: `${project}: ${title}`,
    body: (
      <MailFrame
        preview={text}
        heading={title}
        seed={`project ${project}`}
        glazes={['jade', 'marigold']}
        reason={
          <>
            You get this mail because you are a member of the project {project}.{' '}
            <SiteLink href={leave}>No more mails about {LETTERS_IN_WORDS[kind].letters}</SiteLink>
          </>
        }
      >
        <Words>
          {hello(name, '.')} {text}
          {quote && ` ${quote.by} writes:`}
        </Words>
        {quote && <Quotation>{quote.text}</Quotation>}
        <LetterButton href={href}>Open it in your account</LetterButton>
      </MailFrame>
    ),
  };
}
