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
      <div className="wrap">
        <div className="grid gap-x-14 gap-y-5 pt-6 pb-8 md:grid-cols-[7fr_5fr] md:items-end md:pt-12 md:pb-12">
          <h1 className="max-w-[12ch]">{searchStudio.headline}</h1>
          <p className="max-w-[30em] text-lg text-muted">{searchStudio.lead}</p>
        </div>
        <Island name="page-check" component={PageCheck} props={{}} />
      </div>
      <Limits />
      <OneCase />
      <WaysOn />
      <SevenWays current={paths.demos.search()} />
    </>
  );
}
