import { cachedWithout } from '~/cached-query';
import {
  evalEdgePreviewContent,
  firstReading,
  judgementNames,
  MAX_RUBRIC_POINTS,
} from '~/content/products/evaledge-preview-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { readRubricPoints } from '~/domain/assessment/rubric-points';
import { RubricCalibration } from '~/features/evaledge/rubric-calibration';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { respondToWaitlist } from '~/routes/marketing/respond-to-waitlist.server';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/evaledge-preview-page';
import { AgreementMethod } from './agreement-method';
import { EvalEdgeWaitlist } from './evaledge-waitlist';
import { HiringSteps } from './hiring-steps';
import { RubricLevels } from './rubric-levels';
import { graders, TwoReadings } from './two-readings';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedWithout(...judgementNames),
  breadcrumbs: buildBreadcrumbs(paths.evalEdgePreview(), paths.productFinder()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return {
    points: readRubricPoints(new URL(request.url).searchParams, firstReading, MAX_RUBRIC_POINTS),
    publicUrl: context.get(services).environment.PUBLIC_URL,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  respondToWaitlist(request, context, ['evaledge']);

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'EvalEdge preview: assessment for hiring teams',
    description:
      'Grade five practice answers by a rubric and see how far you agree with a second grader, as weighted kappa. A preview of EvalEdge, which is being built.',
    kind: 'ItemPage',
    isNoindex: args.location.search !== '',
  });

export default function EvalEdgePreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <EvalEdgeWaitlist lastResult={actionData} />;
  return (
    <>
      <TwoReadings />
      <section id="rubric" aria-labelledby="rubric-title" className="wrap section scroll-mt-6">
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[5fr_7fr] lg:items-end">
          <h2 id="rubric-title">{evalEdgePreviewContent.rubricHeadline}</h2>
          <p className="max-w-[44em] text-lg text-muted">{evalEdgePreviewContent.rubricLead}</p>
        </div>
        <RubricLevels />
        <Island
          name="rubric-calibration"
          component={RubricCalibration}
          props={{
            initialPoints: loaderData.points,
            otherGrader: graders.second.firstName,
            publicUrl: loaderData.publicUrl,
          }}
        />
        <p className="mt-4 text-sm text-muted">{evalEdgePreviewContent.sampleNote}</p>
      </section>
      <AgreementMethod />
      <HiringSteps />
      <EvalEdgeWaitlist lastResult={undefined} />
    </>
  );
}
