import { cachedWithout } from '~/cached-query';
import { JUDGES_PER_PROJECT, judgingFeatureContent } from '~/content/products/judging-feature-content';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { formatExclusion, parseExclusions } from '~/features/hackmatrix/rules/share-out';
import { ShareOutDemo } from '~/features/hackmatrix/share-out-demo/share-out-demo';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/judging-page';
import { ExclusionExamples } from './exclusion-examples';
import { JudgingLimits } from './judging-limits';
import { JudgingPath } from './judging-path';
import { OutlierExample } from './outlier-example';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedWithout('not'),
  breadcrumbs: buildBreadcrumbs(paths.judging(), paths.features()),
};

const judges = sampleJudgingRound.judges.map(({ id, name, initials, organisation }) => ({
  id,
  name,
  initials,
  organisation,
}));
const teams = sampleJudgingRound.teams.map(({ id, name }) => ({ id, name }));

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const exclusions = parseExclusions(
    new URL(request.url).searchParams.getAll('not'),
    judges.map(({ id }) => id),
    teams.map(({ id }) => id),
  );
  return { exclusions };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: judgingFeatureContent.headline,
    description:
      'Share projects out among judges yourself: exclude a judge from a team and see who takes over. Then each step of a round, from criteria to the audit log.',
    path: paths.judging(),
    kind: 'ItemPage',
    isNoindex: args.location.search !== '',
  });

export default function JudgingPage({ loaderData: { exclusions } }: Route.ComponentProps) {
  return (
    <>
      <section
        id="share-out"
        className="wrap grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-6 md:pt-10 lg:grid-cols-2"
      >
        <div className="flex flex-col justify-between gap-8">
          <div>
            <h1 className="max-w-[8em]">{judgingFeatureContent.headline}</h1>
            <p className="mt-6 max-w-[32em] text-lead text-muted">{judgingFeatureContent.lead}</p>
          </div>
          <ExclusionExamples />
        </div>
        <Island
          name="share-out-demo"
          component={ShareOutDemo}
          props={{
            judges,
            teams,
            exclusions,
            judgesPerTeam: JUDGES_PER_PROJECT,
            action: paths.judging(),
          }}
          // A new selection is a new table.
          key={exclusions.map(formatExclusion).join()}
        />
      </section>
      <JudgingPath />
      <OutlierExample />
      <JudgingLimits />
    </>
  );
}
