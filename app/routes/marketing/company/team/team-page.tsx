import { cachedAs } from '~/cached-query';
import { company, offices } from '~/content/company/company';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { site } from '~site';
import type { Route } from './+types/team-page';
import { TeamCareersContact } from './team-careers-contact';
import { TeamFilter } from './team-filter';
import { TeamList } from './team-list';
import { getTeamListPath, parseTeamListQuery, type TeamListQuery } from './team-list-query';
import { TeamMosaic } from './team-mosaic';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => getTeamListPath(parseTeamListQuery(query))),
  breadcrumbs: buildBreadcrumbs(paths.team(), paths.companyStory()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const selection = parseTeamListQuery(new URL(request.url).searchParams);
  return { teamId: selection.team?.id, city: selection.city };
}

const describeSelection = ({ team, city }: TeamListQuery) =>
  [team?.name, city].filter(Boolean).join(', ') || `${company.headcount} people`;

const toSelection = ({ teamId, city }: { teamId?: string; city?: string }): TeamListQuery =>
  parseTeamListQuery(new URLSearchParams({ team: teamId ?? '', city: city ?? '' }));

export function meta(args: Route.MetaArgs) {
  const selection = toSelection(args.loaderData);
  const cities = offices.map(({ city }) => city).join(', ');
  return createPageMeta(args, {
    title: `The team: ${describeSelection(selection)}`,
    description: `Everyone at ${site.name} by name: ${company.headcount} people in ${cities}, and what each of them is good at.`,
    kind: 'AboutPage',
    isNoindex: selection.team !== undefined || selection.city !== undefined,
  });
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const selection = toSelection(loaderData);
  return (
    <>
      <TeamMosaic selection={selection} />
      <TeamFilter selection={selection} />
      <TeamList selection={selection} />
      <TeamCareersContact />
    </>
  );
}
