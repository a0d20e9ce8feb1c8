import { cachedWithout } from '~/cached-query';
import { finance, usualDelay } from '~/content/finance';
import { trailTo } from '~/content/navigation';
import { DELAY_FIELDS, delayFormFrom, readDelayForm } from '~/domain/delay-form';
import { DelayCalculator } from '~/features/cost-of-delay/delay-calculator';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/finance';
import { BookACall } from './finance/book-a-call';
import { Cases } from './finance/cases';
import { Questions } from './finance/questions';
import { Story } from './finance/story';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = {
  way: 'island',
  cachedQuery: cachedWithout(...DELAY_FIELDS),
  trail: trailTo(paths.demos.finance(), paths.services()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { form: delayFormFrom(new URL(request.url).searchParams, usualDelay) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'What a late project costs',
    description: finance.lead,
    unlisted: args.location.search !== '',
  });

const { project: usual } = readDelayForm(usualDelay);

/** Numbers first, then the trades, the questions and the people: as one reads an annual report. */
export default function FinanceConsulting({ loaderData: { form } }: Route.ComponentProps) {
  return (
    <>
      {usual && (
        <Island
          name="delay-calculator"
          component={DelayCalculator}
          props={{ form, usual, lead: finance.lead }}
          className="wrap"
        />
      )}
      <Cases />
      <Story />
      <Questions />
      <BookACall />
      <SevenWays current={paths.demos.finance()} />
    </>
  );
}
