import { cachedWithout } from '~/cached-query';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ContactOptions } from '~/sections/marketing/contact-options';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createFaqPageData } from '~/sections/structured-data/web-page';
import { CALL_LENGTH_TAG, cacheUntilChanged, HELP_TAG } from '~/server/http/cache/cache-tags.server';
import { searchQuestions } from '~/server/questions/search-questions.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/faq-page';
import { FaqQuestionList } from './faq-question-list';
import { FaqSearchHero } from './faq-search-hero';
import { NoFaqResults } from './no-faq-results';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout('q'),
  breadcrumbs: buildBreadcrumbs(paths.faq(), paths.helpCentre()),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [HELP_TAG, CALL_LENGTH_TAG]);
  const { calls, help, gaps } = context.get(services);
  const [{ slotMinutes }, read] = await Promise.all([calls.getHours(), help.read()]);
  const found = searchQuestions(read, new URL(request.url).searchParams.get('q') ?? '');
  // R-SEARCH-2
  if (found.groups.length === 0 && request.method === 'GET') gaps.countGap('search', found.query, request);
  const count = read.faqGroups.reduce((sum, { questions }) => sum + questions.length, 0);
  return { ...found, count, callMinutes: slotMinutes };
}

export function meta(args: Route.MetaArgs) {
  const { query, groups, count } = args.loaderData;
  return createPageMeta(args, {
    title: query ? `Questions with “${query}”` : 'Questions people really ask',
    description: `${count} questions about orders, HackMatrix, seats and accounts, each with its short answer and an address of its own.`,
    isNoindex: query !== '',
    createStructuredData: () =>
      query === '' ? [createFaqPageData(groups.flatMap(({ questions }) => questions))] : [],
  });
}

export default function FaqPage({ loaderData: { query, groups, callMinutes } }: Route.ComponentProps) {
  return (
    <>
      <FaqSearchHero query={query} groups={groups} />
      {groups.map((group) => (
        <FaqQuestionList key={group.id} group={group} />
      ))}
      {groups.length === 0 && <NoFaqResults query={query} />}
      <ContactOptions callMinutes={callMinutes} />
    </>
  );
}
