import { cachedWithout } from '~/cached-query';
import { articleSuggestions } from '~/content/help/help-articles';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { HelpSearch } from '~/features/help/help-search';
import type { PageHandle } from '~/page-handle';
import { createPageMeta } from '~/sections/meta/page-meta';
import { searchHelp } from '~/server/help/help-index.server';
import { cacheUntilChanged, HELP_TAG } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/help-centre-page';
import { HelpArticleIndex } from './help-article-index';
import { HelpCentreContact } from './help-centre-contact';

export const handle: PageHandle = { hydration: 'islands', cachedQuery: cachedWithout('q') };

export async function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [HELP_TAG]);
  const { help: stored, gaps } = context.get(services);
  const help = await stored.read();
  const answers = searchHelp(help, new URL(request.url).searchParams.get('q') ?? '');
  const isMiss = answers.query !== '' && answers.answers.length === 0;
  // R-SEARCH-2: not while a visitor types, when unfinished words are searched.
  if (isMiss && request.method === 'GET') gaps.countGap('search', answers.query, request);
  return {
    answers,
    categories: help.categories.map(({ articles, ...category }) => ({
      ...category,
      articles: articles.map(({ slug, question }) => ({ slug, question })),
    })),
    suggestedArticles: articleSuggestions.flatMap(({ situation, slug }) => {
      const found = help.findArticle(slug);
      return found ? [{ situation, slug, question: found.article.question }] : [];
    }),
  };
}

export function meta(args: Route.MetaArgs) {
  const { answers, categories } = args.loaderData;
  const { query } = answers;
  const count = categories.reduce((sum, { articles }) => sum + articles.length, 0);
  return createPageMeta(args, {
    title: query ? `“${query}” in the help centre` : 'Help centre',
    kind: 'CollectionPage',
    isNoindex: query !== '',
    description: `${count} answers about orders, payment, GST, HackMatrix, Converge, workshops and hackathons. Search them, or ask a person.`,
  });
}

export default function HelpCentrePage({ loaderData }: Route.ComponentProps) {
  const { answers, categories, suggestedArticles } = loaderData;
  const columns = categories.map(({ id, articles }) => ({ id, slugs: articles.map(({ slug }) => slug) }));
  return (
    <>
      <div {...{ [FIRST_SCREEN_END_ATTRIBUTE]: '' }} className="wrap">
        <Island
          name="help-search"
          component={HelpSearch}
          props={{ initialAnswers: answers, columns, suggestedArticles }}
        />
      </div>
      <HelpArticleIndex categories={categories} />
      <HelpCentreContact />
    </>
  );
}
