import { cutAtWord } from '../text/cut-at-word';

/** The resource route of the assistant. The question is in the query parameter `q`. */
export const ASSISTANT_ANSWERS_PATH = '/assistant/answers';

/** The resource route of what belongs to the signed-in user. Its answer is never cached. */
export const OWN_ANSWERS_PATH = '/assistant/own';

/** In characters. The question field uses it for `maxlength`. */
export const MAX_QUESTION_LENGTH = 200;

/** A passage of this site's content, with its source. */
export interface AssistantPassage {
  title: string;
  text: string;
  /** `href` is absent while the page is not published. */
  source: { label: string; href?: string };
  /** A second link to another site: where the carrier shows the parcel. */
  tracking?: { label: string; href: string };
}

/** The best match first; empty when nothing matches. */
export interface AssistantAnswers {
  passages: readonly AssistantPassage[];
}

/**
 * A question as one line of at most MAX_QUESTION_LENGTH characters. Control characters, lone surrogates and white space
 * become single spaces. Never throws.
 */
export function normaliseQuestion(text: string): string {
  const line = text
    .slice(0, MAX_QUESTION_LENGTH * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim();
  return cutAtWord(line, MAX_QUESTION_LENGTH);
}
