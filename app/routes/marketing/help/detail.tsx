import { data, redirect } from 'react-router';
import { cachedAs } from '~/cached-query';
import { findHelpArticle, helpArticles } from '~/content/help/articles';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { pageMeta } from '~/sections/page-meta';
import { questionsData } from '~/sections/structured-data/questions';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { readForm } from '~/server/http/read-body.server';
import { receiveHelpFeedback } from '~/server/leads/receive-help-feedback.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/detail';
import { AskedNext } from './detail/asked-next';
import { Body } from './detail/body';
import { Contents } from './detail/contents';
import { DidThisHelp } from './detail/did-this-help';
import { Opening } from './detail/opening';
import { articleTrail } from './detail/trail';

const isNoted = (query: URLSearchParams) => ['yes', 'no'].includes(query.get('noted') ?? '');

/** Where an article is cached; without the thanks for an answer, and without an article that is not there. */
function cachedAddress(query: URLSearchParams): string | undefined {
  const slug = query.get('article');
  if (isNoted(query) || (slug !== null && !findHelpArticle(slug))) return undefined;
  return slug === null ? paths.helpArticle() : paths.helpArticle(slug);
}

export const handle: PageHandle = { way: 'static', cachedQuery: cachedAs(cachedAddress) };

/** The article that the address asks for, or the first. */
function slugFrom(request: Request): string {
  const slug = new URL(request.url).searchParams.get('article') ?? helpArticles[0]?.slug ?? '';
  if (!findHelpArticle(slug)) throw data(null, { status: 404 });
  return slug;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const slug = slugFrom(request);
  cacheUntilChanged(context, [BUILD_TAG]);
  const { searchParams } = new URL(request.url);
  const noted = ['yes', 'no'].find((answer) => answer === searchParams.get('noted'));
  return { slug, noted };
}

export async function action({ request, context }: Route.ActionArgs) {
  const slug = slugFrom(request);
  const received = await receiveHelpFeedback(await readForm(request), slug, context.get(services).leads);
  if (received.kind === 'invalid') return data(received.result, { status: 400 });
  return redirect(`${paths.helpArticle(slug)}&noted=${received.helped}#did-this-help`, 303);
}

export function meta(args: Route.MetaArgs) {
  const placed = findHelpArticle(args.loaderData?.slug ?? '');
  if (!placed) return hiddenPageMeta('Not found');
  const { article, category } = placed;
  return pageMeta(args, {
    title: article.question,
    description: article.short,
    path: paths.helpArticle(article.slug),
    trail: articleTrail(article, category),
    data: () => [questionsData([{ question: article.question, answer: article.short }])],
  });
}

export default function HelpDetail({ loaderData: { slug, noted }, actionData }: Route.ComponentProps) {
  const placed = findHelpArticle(slug);
  if (!placed) return null;
  const { article, category } = placed;
  return (
    <>
      <article className="wrap">
        <Opening article={article} category={category} />
        <div className="mt-12 grid items-start gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <Contents sections={article.sections} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-14 lg:col-start-1 lg:row-start-1 print:gap-6">
            <Body sections={article.sections} />
            <p className="hidden text-sm text-muted print:block">
              {site.legalName}, {site.domain}
              {paths.helpArticle(slug)}
            </p>
            <DidThisHelp slug={slug} noted={noted} lastResult={actionData} />
          </div>
        </div>
      </article>
      <AskedNext article={article} category={category} />
    </>
  );
}
