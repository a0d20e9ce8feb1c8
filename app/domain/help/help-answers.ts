/** A run of words of an excerpt; `found` is what was looked for. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

export interface HelpAnswer {
  slug: string;
  question: string;
  /** Name of the category. */
  category: string;
  /** The sentence that fits best. */
  excerpt: readonly ExcerptPart[];
}

export interface HelpAnswers {
  query: string;
  /** The best first. */
  answers: readonly HelpAnswer[];
}

/** Longest question in characters; what is typed beyond it is not looked at. */
export const MAX_HELP_QUERY_LENGTH = 120;

/** One line, trimmed and cut. Never throws. */
export function normaliseHelpQuery(typed: string): string {
  const line = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ');
  return [...line.trim()].slice(0, MAX_HELP_QUERY_LENGTH).join('').trim();
}
