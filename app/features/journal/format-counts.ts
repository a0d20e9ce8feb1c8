/** "6 minutes", "1 minute" */
export const formatReadingTime = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** "8 articles", "1 article" */
export const formatArticleCount = (count: number): string =>
  `${count} ${count === 1 ? 'article' : 'articles'}`;
