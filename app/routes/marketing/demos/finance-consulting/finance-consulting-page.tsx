import { cachedWithout } from '~/cached-query';
import { defaultDelayForm, financeConsultingContent } from '~/content/demos/finance-consulting-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { DelayCalculator } from '~/features/cost-of-delay/delay-calculator';
import {
  DELAY_FIELDS,
  parseDelayForm,
  readDelayFormFromQuery,
} from '~/features/cost-of-delay/rules/parse-delay-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { Island } from '~/ui/island';
import { DemoNavigation } from '../demo-navigation';
import type { Route } from './+types/finance-consulting-page';
import { DelayCaseList } from './delay-case-list';
import { FinanceCustomerStory } from './finance-customer-story';
import { FinanceQuestions } from './finance-questions';
import { FinanceTeamContact } from './finance-team-contact';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedWithout(...DELAY_FIELDS),
  breadcrumbs: buildBreadcrumbs(paths.demos.financeConsulting(), paths.services()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { form: readDelayFormFromQuery(new URL(request.url).searchParams, defaultDelayForm) };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'What a late project costs',
    description: financeConsultingContent.lead,
    isNoindex: args.location.search !== '',
  });

const { project } = parseDelayForm(defaultDelayForm);

/** Calculator, cases, questions and contacts, in the order of an annual report. */
export default function FinanceConsultingPage({ loaderData: { form } }: Route.ComponentProps) {
  return (
    <>
      {project && (
        <Island
          name="delay-calculator"
          component={DelayCalculator}
          props={{ initialForm: form, fallbackProject: project, lead: financeConsultingContent.lead }}
          className="wrap"
        />
      )}
      <DelayCaseList />
      <FinanceCustomerStory />
      <FinanceQuestions />
      <FinanceTeamContact />
      <DemoNavigation current={paths.demos.financeConsulting()} />
    </>
  );
}
