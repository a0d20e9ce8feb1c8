import { cachedAs } from '~/cached-query';
import { type EveningPerson, eveningPeople } from '~/content/products/community-evening-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/community-evening-page';
import { CommunitySizes } from './community-sizes';
import { EveningHero } from './evening-hero';
import { EveningMomentList } from './evening-moment-list';
import { EveningWork } from './evening-work';

/** The person of the query; `undefined` when the evening is shown for all of them. */
const findPerson = (query: URLSearchParams): EveningPerson | undefined =>
  eveningPeople.find(({ id }) => id === query.get('by'));

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => paths.communityTour({ by: findPerson(query)?.id })),
  breadcrumbs: buildBreadcrumbs(paths.communityTour(), paths.productFinder()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { person: findPerson(new URL(request.url).searchParams) };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Converge for communities: one evening, six people',
    description:
      'How software for meetups and guilds feels to those in it: host, member, waiting list, convenor and sponsor tell one evening in Kochi, seat by seat.',
    isNoindex: args.location.search !== '',
  });

export default function CommunityEveningPage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <>
      <EveningHero person={person} />
      <EveningMomentList person={person} />
      <EveningWork />
      <CommunitySizes />
    </>
  );
}
