import { cachedAs } from '~/cached-query';
import { suiteContent } from '~/content/products/suite-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { SuiteExplorer } from '~/features/suite/suite-explorer';
import { parseSuiteStep } from '~/features/suite/suite-step';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/suite-page';
import { HandoverTable } from './handover-table';
import { SharedFacts } from './shared-facts';
import { SuiteEntryPoints } from './suite-entry-points';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedAs((query) => paths.suite(query.has('step') ? parseSuiteStep(query) : undefined)),
  breadcrumbs: buildBreadcrumbs(paths.suite(), paths.productFinder()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { step: parseSuiteStep(new URL(request.url).searchParams) };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: suiteContent.title,
    description:
      'HackMatrix, Converge, Bridge, EvalEdge, HackWise and TaskFlow in one diagram: six handovers step by step, what each passes on, and which work today.',
    isNoindex: args.location.search !== '',
  });

export default function SuitePage({ loaderData: { step } }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap pt-8 md:pt-12">
        <h1 className="max-w-[16ch]">{suiteContent.headline}</h1>
        <p className="mt-5 max-w-[44em] text-lead text-muted">{suiteContent.lead}</p>
        <div id="steps" className="mt-10 scroll-mt-4">
          <Island name="suite-explorer" component={SuiteExplorer} props={{ initialStep: step }} />
        </div>
      </section>
      <HandoverTable />
      <SharedFacts />
      <SuiteEntryPoints />
    </>
  );
}
