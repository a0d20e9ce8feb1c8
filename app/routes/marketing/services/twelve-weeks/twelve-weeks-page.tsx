import { cachedWithout } from '~/cached-query';
import {
  exampleMilestones,
  projectWeeks,
  stopFacts,
  twelveWeeksContent,
} from '~/content/services/twelve-weeks-content';
import { webRates } from '~/content/services/web-rates';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import { priceWeeks } from '~/domain/services/weekly-price';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { formatAmountInSentence } from '~/sections/format/format-amount';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';
import type { Route } from './+types/twelve-weeks-page';
import { PriceStairs } from './price-stairs';
import { parseTeamSize, TeamLinks } from './team-links';
import { WeekList } from './week-list';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout('team'),
  breadcrumbs: buildBreadcrumbs(paths.twelveWeeks(), paths.services()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { team: parseTeamSize(new URL(request.url).searchParams.get('team')) };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Our process, week by week',
    description:
      'What happens in the twelve weeks of a custom software project: deliverables of each Friday, the hours we need from you, and the price week by week.',
    isNoindex: args.location.search !== '',
  });

const weekCount = projectWeeks.length;
const yourHours = projectWeeks.reduce((sum, week) => sum + week.yourHours, 0);

export default function TwelveWeeksPage({ loaderData: { team } }: Route.ComponentProps) {
  const price = priceWeeks(webRates.day, team);
  return (
    <>
      <section className="wrap grid gap-x-14 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="max-w-[16ch]">{twelveWeeksContent.headline}</h1>
          <p className="mt-6 max-w-[34em] text-lead text-muted">{twelveWeeksContent.lead}</p>
        </div>
        <figure className="lg:row-span-2 lg:self-end">
          <PriceStairs />
          <figcaption className="pt-3 text-sm text-muted">{twelveWeeksContent.stairsNote}</figcaption>
        </figure>
        <div className="grid content-end gap-4">
          <TeamLinks team={team} />
          <p>
            <span className="block font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">
              {formatLakhCrore(price.untilWeek(weekCount))}
            </span>{' '}
            for twelve weeks, {formatAmountInSentence(price.week)} a week, before GST; {yourHours} hours of
            your people
          </p>
        </div>
      </section>
      <WeekList price={price} />
      <section aria-labelledby="example-title" className="section">
        <div className="sunk">
          <div className="wrap grid gap-x-14 gap-y-8 py-16 md:py-24 lg:grid-cols-[5fr_7fr]">
            <div>
              <h2 id="example-title" className="max-w-[12ch]">
                {twelveWeeksContent.exampleHeadline}
              </h2>
              <p className="mt-6 max-w-[34em] text-muted">{twelveWeeksContent.exampleLead}</p>
            </div>
            <ol className="grid content-start gap-grout">
              {exampleMilestones.map(({ id, week, text }) => (
                <li key={id} className="flex items-baseline gap-6 rounded-tile bg-surface px-4 py-3">
                  <span className="w-20 flex-none text-sm text-muted tabular-nums">Week {week}</span>
                  <span className="font-semibold">{text}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <section aria-labelledby="stop-title" className="wrap section">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <h2 id="stop-title">{twelveWeeksContent.stopHeadline}</h2>
          <ul className="grid gap-4 text-lead">
            {stopFacts.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
        <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
          <LinkButton href={paths.webDevelopment()} size="lg">
            Estimate your own
            <Icon name="arrow-right" />
          </LinkButton>
          <TextLink href={paths.bookCall()}>Book a call, if you would rather talk</TextLink>
          <TextLink href={paths.quickAudit()}>Begin smaller: the quick audit</TextLink>
        </p>
      </section>
    </>
  );
}
