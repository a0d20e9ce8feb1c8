import { trailTo } from '~/content/navigation';
import { searchStudio } from '~/content/search-studio';
import { PageCheck } from '~/features/page-check/page-check';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { Island } from '~/ui/island';
import type { Route } from './+types/search';
import { Limits } from './search/limits';
import { OneCase } from './search/one-case';
import { WaysOn } from './search/ways-on';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = {
  way: 'island',
  prerender: true,
  trail: trailTo(paths.demos.search(), paths.services()),
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Search studio: check a page without sending it',
    description: searchStudio.lead,
  });

/** Data first: the instrument is the opening, and what it cannot measure follows. */
export default function SearchStudio() {
  return (
    <>
      <Island name="page-check" component={PageCheck} props={{}} className="wrap pt-4 md:pt-6" />
      <Limits />
      <OneCase />
      <WaysOn />
      <SevenWays current={paths.demos.search()} />
    </>
  );
}
