import { cachedAs } from '~/cached-query';
import { company, offices } from '~/content/company';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { site } from '~site';
import type { Route } from './+types/team';
import { Joining } from './team/joining';
import { Roster } from './team/roster';
import { addressOf, type Selection, selectionFrom } from './team/selection';
import { TeamFilter } from './team/team-filter';
import { Wall } from './team/wall';

export const handle: PageHandle = {
  way: 'static',
  cachedQuery: cachedAs((query) => addressOf(selectionFrom(query))),
  trail: trailTo(paths.team(), paths.story()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const selection = selectionFrom(new URL(request.url).searchParams);
  return { teamId: selection.team?.id, city: selection.city };
}

const words = ({ team, city }: Selection) =>
  [team?.name, city].filter(Boolean).join(', ') || `${company.peopleCount} people`;

const selectionOf = ({ teamId, city }: { teamId?: string; city?: string }): Selection =>
  selectionFrom(new URLSearchParams({ team: teamId ?? '', city: city ?? '' }));

export function meta(args: Route.MetaArgs) {
  const selection = selectionOf(args.loaderData);
  const cities = offices.map(({ city }) => city).join(', ');
  return pageMeta(args, {
    title: `The team: ${words(selection)}`,
    description: `Everyone at ${site.name} by name: ${company.peopleCount} people in ${cities}, and what each of them is good at.`,
    kind: 'AboutPage',
    unlisted: selection.team !== undefined || selection.city !== undefined,
  });
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const selection = selectionOf(loaderData);
  return (
    <>
      <Wall selection={selection} />
      <TeamFilter selection={selection} />
      <Roster selection={selection} />
      <Joining />
    </>
  );
}
