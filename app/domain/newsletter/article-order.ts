/** What a button does with the articles of an edition: `up:a-slug`. */
export const ARTICLE_ORDER_STEPS = ['up', 'down', 'remove'] as const;
export type ArticleOrderStep = (typeof ARTICLE_ORDER_STEPS)[number];

export const toArticleOrderIntent = (step: ArticleOrderStep, slug: string): string => `${step}:${slug}`;

/** The step and the article of an intent. `undefined` for another intent. */
export function readArticleOrderIntent(intent: string): { step: ArticleOrderStep; slug: string } | undefined {
  const [name, ...rest] = intent.split(':');
  const step = ARTICLE_ORDER_STEPS.find((known) => known === name);
  return step && rest.length > 0 ? { step, slug: rest.join(':') } : undefined;
}

/** The articles after the step. Unchanged when the article is not there, or already at the end. */
export function changeArticleOrder(
  slugs: readonly string[],
  { step, slug }: { step: ArticleOrderStep; slug: string },
): string[] {
  const position = slugs.indexOf(slug);
  if (position === -1) return [...slugs];
  const others = slugs.toSpliced(position, 1);
  if (step === 'remove') return others;
  const target = step === 'up' ? position - 1 : position + 1;
  return others.toSpliced(Math.max(target, 0), 0, slug);
}
