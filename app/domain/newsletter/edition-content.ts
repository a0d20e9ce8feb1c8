export interface EditionArticle {
  title: string;
  summary: string;
  author: string;
  readingMinutes: number;
  /** With the number of the edition, the same for every subscriber. */
  path: string;
}

/** What an email of an edition says, the same for every subscriber. */
export interface EditionContent {
  number: number;
  subject: string;
  introduction: string;
  articles: readonly EditionArticle[];
}
