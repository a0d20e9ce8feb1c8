import { cachedWithout } from '~/cached-query';
import { findTeamMember } from '~/content/company/team';
import { sampleWeekBoard } from '~/content/products/sample-week-board';
import { getSoftwareProduct } from '~/content/products/software-products';
import { taskFlowPreviewContent } from '~/content/products/taskflow-preview-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { readBoardState } from '~/features/taskflow/read-board-state';
import { BOARD_COLUMNS } from '~/features/taskflow/rules/board';
import { WeekBoard } from '~/features/taskflow/week-board';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { respondToWaitlist } from '~/routes/marketing/respond-to-waitlist.server';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { ProductMark } from '~/ui/art/mark';
import { Island } from '~/ui/island';
import type { Route } from './+types/taskflow-preview-page';
import { LeftOutList } from './left-out-list';
import { TaskFlowWaitlist } from './taskflow-waitlist';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedWithout(...BOARD_COLUMNS, 'move'),
  breadcrumbs: buildBreadcrumbs(paths.taskFlowPreview(), paths.productFinder()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return {
    initial: readBoardState(new URL(request.url).searchParams),
    publicUrl: context.get(services).environment.PUBLIC_URL,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  respondToWaitlist(request, context, ['taskflow']);

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'TaskFlow preview: a task board for small teams',
    description:
      'Move the cards of a small team’s week by mouse, finger or keyboard: four columns, one card in Doing for each person. A preview of TaskFlow, which is being built.',
    kind: 'ItemPage',
    isNoindex: args.location.search !== '',
  });

const product = getSoftwareProduct('taskflow');

const people = sampleWeekBoard.people.flatMap((personId) => {
  const member = findTeamMember(personId);
  if (!member) return [];
  const { id, name, portrait } = member;
  return { id, firstName: name.split(' ')[0] ?? name, portrait };
});

/** The board is the page. */
export default function TaskFlowPreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <TaskFlowWaitlist lastResult={actionData} />;
  return (
    <>
      <section id="board" className="wrap scroll-mt-4 pt-6 md:pt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-4">
          <div>
            <p className="flex items-center gap-3 font-semibold text-product-6">
              <ProductMark product="taskflow" size={28} className="text-tile-3" />
              {product.name} preview, expected in {product.when}
            </p>
            <h1 className="mt-3 text-h2">{taskFlowPreviewContent.headline}</h1>
          </div>
          <p id="board-hint" className="max-w-[32em] text-muted">
            {taskFlowPreviewContent.lead}
          </p>
        </div>
        <p className="mt-8 mb-3 text-sm text-muted">{sampleWeekBoard.name}</p>
        <Island name="week-board" component={WeekBoard} props={{ ...loaderData, people }} />
      </section>
      <LeftOutList />
      <TaskFlowWaitlist lastResult={undefined} />
    </>
  );
}
