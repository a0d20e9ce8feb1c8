/** A part of an excerpt. */
export interface ExcerptPart {
  text: string;
  /** The part matches the query and is highlighted. */
  isMatch: boolean;
}

export interface HelpAnswer {
  slug: string;
  question: string;
  /** Name of the category. */
  category: string;
  /** The sentence that matches best. */
  excerpt: readonly ExcerptPart[];
}

export interface HelpAnswers {
  query: string;
  /** The best match first. */
  answers: readonly HelpAnswer[];
}

/** In characters. The rest of a longer query is ignored. */
export const MAX_HELP_QUERY_LENGTH = 120;

/** A query as one line: normalised to NFC, trimmed and cut. Never throws. */
export function normaliseHelpQuery(typed: string): string {
  const line = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ');
  return [...line.trim()].slice(0, MAX_HELP_QUERY_LENGTH).join('').trim();
}
