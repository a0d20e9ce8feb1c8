/** Where answers are asked for; `?q=` is the question. */
export const ASSISTANT_ANSWERS_PATH = '/assistant/answers';

/** In characters; a field for questions gives it to `maxlength`. */
export const MAX_QUESTION_LENGTH = 200;

/** Words of this site, and where they stand. */
export interface AssistantPassage {
  title: string;
  text: string;
  /** `href` is left out as long as the page is not open. */
  source: { label: string; href?: string };
}

/** The best passage first; empty when nothing fits. */
export interface AssistantAnswers {
  passages: readonly AssistantPassage[];
}

/** One line of at most MAX_QUESTION characters: control and half characters go, white space is drawn together. */
export function normaliseQuestion(text: string): string {
  const line = text
    .slice(0, MAX_QUESTION_LENGTH * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_QUESTION_LENGTH).join('').trim();
}
