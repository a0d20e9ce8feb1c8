import { data, redirect } from 'react-router';
import { cachedAs } from '~/cached-query';
import { findHelpArticle, helpArticles } from '~/content/help/help-articles';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createFaqPageData } from '~/sections/structured-data/faq-page';
import { readForm } from '~/server/http/body/read-body.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { submitHelpFeedback } from '~/server/leads/forms/submit-help-feedback.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/help-article-page';
import { HelpArticleBody } from './help-article-body';
import { helpArticleBreadcrumbs } from './help-article-breadcrumbs';
import { HelpArticleContents } from './help-article-contents';
import { HelpArticleHero } from './help-article-hero';
import { HelpFeedback } from './help-feedback';
import { RelatedArticles } from './related-articles';

const isRecordedAnswer = (query: URLSearchParams) => ['yes', 'no'].includes(query.get('noted') ?? '');

/** Path of the cached page. `undefined` for an unknown article and for the page that thanks for feedback. */
function getCachedPath(query: URLSearchParams): string | undefined {
  const slug = query.get('article');
  if (isRecordedAnswer(query) || (slug !== null && !findHelpArticle(slug))) return undefined;
  return slug === null ? paths.helpArticle() : paths.helpArticle(slug);
}

export const handle: PageHandle = { hydration: 'none', cachedQuery: cachedAs(getCachedPath) };

/** The article that the URL requests, or the first one. */
function readSlug(request: Request): string {
  const slug = new URL(request.url).searchParams.get('article') ?? helpArticles[0]?.slug ?? '';
  if (!findHelpArticle(slug)) throw data(null, { status: 404 });
  return slug;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const slug = readSlug(request);
  cacheUntilChanged(context, [BUILD_TAG]);
  const { searchParams } = new URL(request.url);
  const recordedAnswer = ['yes', 'no'].find((answer) => answer === searchParams.get('noted'));
  return { slug, recordedAnswer };
}

export async function action({ request, context }: Route.ActionArgs) {
  const slug = readSlug(request);
  const { leads, gaps } = context.get(services);
  const outcome = await submitHelpFeedback(await readForm(request), slug, leads);
  if (outcome.kind === 'invalid') return data(outcome.result, { status: 400 });
  if (outcome.helped === 'no') gaps.countGap('help', slug, request);
  return redirect(`${paths.helpArticle(slug)}&noted=${outcome.helped}#did-this-help`, 303);
}

export function meta(args: Route.MetaArgs) {
  const found = findHelpArticle(args.loaderData?.slug ?? '');
  if (!found) return createNoindexMeta('Not found');
  const { article, category } = found;
  return createPageMeta(args, {
    title: article.question,
    description: article.short,
    path: paths.helpArticle(article.slug),
    breadcrumbs: helpArticleBreadcrumbs(article, category),
    createStructuredData: () => [createFaqPageData([{ question: article.question, answer: article.short }])],
  });
}

export default function HelpArticlePage({
  loaderData: { slug, recordedAnswer },
  actionData,
}: Route.ComponentProps) {
  const found = findHelpArticle(slug);
  if (!found) return null;
  const { article, category } = found;
  return (
    <>
      <article className="wrap">
        <HelpArticleHero article={article} category={category} />
        <div className="mt-12 grid items-start gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <HelpArticleContents sections={article.sections} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-14 lg:col-start-1 lg:row-start-1 print:gap-6">
            <HelpArticleBody sections={article.sections} />
            <p className="hidden text-sm text-muted print:block">
              {site.legalName}, {site.domain}
              {paths.helpArticle(slug)}
            </p>
            <HelpFeedback slug={slug} recordedAnswer={recordedAnswer} lastResult={actionData} />
          </div>
        </div>
      </article>
      <RelatedArticles article={article} category={category} />
    </>
  );
}
