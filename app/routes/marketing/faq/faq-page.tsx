import { cachedWithout } from '~/cached-query';
import { faqQuestions } from '~/content/help/faq-groups';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ContactOptions } from '~/sections/marketing/contact-options';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createFaqPageData } from '~/sections/structured-data/faq-page';
import { BUILD_TAG, CALL_LENGTH_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
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
  cacheUntilChanged(context, [BUILD_TAG, CALL_LENGTH_TAG]);
  const { slotMinutes } = await context.get(services).calls.getHours();
  const found = searchQuestions(new URL(request.url).searchParams.get('q') ?? '');
  return { ...found, callMinutes: slotMinutes };
}

export function meta(args: Route.MetaArgs) {
  const { query } = args.loaderData;
  return createPageMeta(args, {
    title: query ? `Questions with “${query}”` : 'Questions people really ask',
    description: `${faqQuestions.length} questions about orders, HackMatrix, seats and accounts, each with its short answer and an address of its own.`,
    isNoindex: query !== '',
    createStructuredData: () => (query === '' ? [createFaqPageData(faqQuestions)] : []),
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
