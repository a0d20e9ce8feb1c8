/** Only published articles are on the site. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** What made a version of an article. */
export type ArticleEventKind = 'created' | 'edited' | 'restored' | ArticleState;
