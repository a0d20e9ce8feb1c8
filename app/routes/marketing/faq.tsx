import { cachedWithout } from '~/cached-query';
import { trailTo } from '~/content/navigation';
import { groupedQuestions } from '~/content/question-groups';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { questionsData } from '~/sections/structured-data/questions';
import { WaysToAsk } from '~/sections/ways-to-ask';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { searchQuestions } from '~/server/questions/search-questions.server';
import type { Route } from './+types/faq';
import { Asked } from './faq/asked';
import { NothingAsked } from './faq/nothing-asked';
import { Search } from './faq/search';

export const handle: PageHandle = {
  way: 'static',
  cachedQuery: cachedWithout('q'),
  trail: trailTo(paths.questions(), paths.helpCentre()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return searchQuestions(new URL(request.url).searchParams.get('q') ?? '');
}

export function meta(args: Route.MetaArgs) {
  const { query } = args.loaderData;
  return pageMeta(args, {
    title: query ? `Questions with “${query}”` : 'Questions people really ask',
    description: `${groupedQuestions.length} questions about orders, HackMatrix, seats and accounts, each with its short answer and an address of its own.`,
    unlisted: query !== '',
    data: () => (query === '' ? [questionsData(groupedQuestions)] : []),
  });
}

export default function FaqPage({ loaderData: { query, groups } }: Route.ComponentProps) {
  return (
    <>
      <Search query={query} groups={groups} />
      {groups.map((group) => (
        <Asked key={group.id} group={group} />
      ))}
      {groups.length === 0 && <NothingAsked query={query} />}
      <WaysToAsk />
    </>
  );
}
