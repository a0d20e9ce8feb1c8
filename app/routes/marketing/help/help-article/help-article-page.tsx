import { data, redirect } from 'react-router';
import { cachedAs } from '~/cached-query';
import type { ArticleWithCategory } from '~/content/help/help-articles';
import type { HelpContent } from '~/content/help/merge-help';
import { SLUG_PATTERN } from '~/domain/publishing/slug';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createFaqPageData } from '~/sections/structured-data/web-page';
import { readForm } from '~/server/http/body/read-body.server';
import { cacheUntilChanged, HELP_TAG } from '~/server/http/cache/cache-tags.server';
import { submitHelpFeedback } from '~/server/leads/forms/submit-help-feedback.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/help-article-page';
import { getHelpArticleBreadcrumbs } from './help-article-hero';
import { HelpArticleView, toHelpArticlePage } from './help-article-view';
import { HelpFeedback } from './help-feedback';

const isRecordedAnswer = (query: URLSearchParams) => ['yes', 'no'].includes(query.get('noted') ?? '');

/** Path of the cached page. `undefined` for what is no slug and for the page that thanks for feedback. */
function getCachedPath(query: URLSearchParams): string | undefined {
  const slug = query.get('article');
  if (isRecordedAnswer(query) || (slug !== null && !SLUG_PATTERN.test(slug))) return undefined;
  return slug === null ? paths.helpArticle() : paths.helpArticle(slug);
}

export const handle: PageHandle = { hydration: 'none', cachedQuery: cachedAs(getCachedPath) };

/** The article that the URL requests, or the first one. A former slug leads to the one of today. */
function findRequested(help: HelpContent, request: Request): ArticleWithCategory {
  const slug = new URL(request.url).searchParams.get('article') ?? help.articles[0]?.slug ?? '';
  const found = help.findArticle(slug);
  const moved = help.movedArticles.get(slug);
  if (!found && moved !== undefined) throw redirect(paths.helpArticle(moved), 301);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const help = await context.get(services).help.read();
  const found = findRequested(help, request);
  cacheUntilChanged(context, [HELP_TAG]);
  const { searchParams } = new URL(request.url);
  const recordedAnswer = ['yes', 'no'].find((answer) => answer === searchParams.get('noted'));
  return { ...toHelpArticlePage(help, found), recordedAnswer };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { leads, gaps, help } = context.get(services);
  const { slug } = findRequested(await help.read(), request).article;
  const outcome = await submitHelpFeedback(await readForm(request), slug, leads);
  if (outcome.kind === 'invalid') return data(outcome.result, { status: 400 });
  if (outcome.kind === 'stored' && outcome.helped === 'no' && !outcome.isSpam)
    gaps.countGap('help', slug, request);
  return redirect(`${paths.helpArticle(slug)}&noted=${outcome.helped}#did-this-help`, 303);
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return createNoindexMeta('Not found');
  const { article, category } = args.loaderData;
  return createPageMeta(args, {
    title: article.question,
    description: article.short,
    path: paths.helpArticle(article.slug),
    breadcrumbs: getHelpArticleBreadcrumbs(article, category),
    createStructuredData: () => [createFaqPageData([{ question: article.question, answer: article.short }])],
  });
}

export default function HelpArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { recordedAnswer, ...page } = loaderData;
  return (
    <HelpArticleView {...page}>
      <HelpFeedback slug={page.article.slug} recordedAnswer={recordedAnswer} lastResult={actionData} />
    </HelpArticleView>
  );
}
