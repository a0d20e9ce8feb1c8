import { finance, usualDelay } from '~/content/finance';
import { trailTo } from '~/content/navigation';
import { delayFormFrom, readDelayForm } from '~/domain/delay-form';
import { DelayCalculator } from '~/features/cost-of-delay/delay-calculator';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { builtOnly, keepWhileUnchanged } from '~/server/http/page-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/finance';
import { BookACall } from './finance/book-a-call';
import { Cases } from './finance/cases';
import { Questions } from './finance/questions';
import { Story } from './finance/story';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = { way: 'island', trail: trailTo(paths.demos.finance(), paths.services()) };

export function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  if (search === '') keepWhileUnchanged(context, builtOnly);
  return { form: delayFormFrom(searchParams, usualDelay) };
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
