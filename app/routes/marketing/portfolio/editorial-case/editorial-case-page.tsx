import { caseChapters, caseLessons, editorialCaseContent } from '~/content/portfolio/editorial-case-content';
import { getPortfolioProject } from '~/content/portfolio/portfolio-projects';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { findCustomerStory } from '~/content/stories/customer-stories';
import { AuctionComparison } from '~/features/portfolio/before-after/auction-comparison';
import { EDGE_PARAMETER } from '~/features/portfolio/before-after/edge-position';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { TextLink } from '~/ui/buttons/text-link';
import { Island } from '~/ui/island';
import { StoryChartFigure } from '../../customer-stories/customer-story/story-chart-figure';
import type { Route } from './+types/editorial-case-page';
import { CaseChapterSection } from './case-chapter-section';
import { EditorialCaseHero } from './editorial-case-hero';

export const handle: PageHandle = {
  hydration: 'islands',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.portfolio.editorialCase(), paths.portfolio.masonry()),
};

const project = getPortfolioProject(editorialCaseContent.projectId);
const story = findCustomerStory(editorialCaseContent.storyId);

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Case study: an online coffee auction for 640 growers',
    description:
      'How 640 coffee growers moved from a telephone auction to a page of 38 KB: what was thrown away, what changed in figures, and what went wrong.',
    kind: 'ItemPage',
  });

/** A long read: one column of text, with figures and voices in the margin. */
export default function EditorialCasePage() {
  if (!story) return null;
  return (
    <article>
      <EditorialCaseHero project={project} />
      <section aria-labelledby="comparison-title" className="wrap mt-12 md:mt-20 print:break-inside-avoid">
        <h2 id="comparison-title" className="mb-5 text-h3">
          {editorialCaseContent.comparisonHeadline}
        </h2>
        <Island
          name="auction-comparison"
          component={AuctionComparison}
          props={{}}
          sharedIn={EDGE_PARAMETER}
        />
        <p className="mt-3 max-w-[44em] text-sm text-muted">
          Two lots of one grower, a year apart; a tile is a minute, a dark one a bid. They show the course of
          an auction and are no proof of a price. The average of all lots stands below.
        </p>
      </section>
      {caseChapters.map((chapter) => (
        <CaseChapterSection key={chapter.id} chapter={chapter} results={story.results} />
      ))}
      <div className="wrap section grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div className="rounded-tile bg-surface p-5 md:p-8">
          <StoryChartFigure chart={story.chart} />
        </div>
        <p className="max-w-[32em] text-lead">{story.chartNote}</p>
      </div>
      <section id="went-wrong" aria-labelledby="went-wrong-title" className="wrap section">
        <div className="grid gap-x-14 rounded-tile rounded-ss-[7rem] bg-glaze-marigold p-6 pt-16 text-glaze-ink md:rounded-ss-[14rem] md:py-14 md:ps-14 lg:grid-cols-[3fr_9fr] lg:ps-0">
          <h2 id="went-wrong-title" className="lg:col-start-2">
            <span className="mb-3 block font-sans text-base font-semibold tracking-normal">
              {editorialCaseContent.setbackHeadline}
            </span>
            {story.setback.summary}
          </h2>
          <div className="mt-6 grid max-w-[38em] gap-4 text-lead lg:col-start-2">
            <p>{story.setback.whatHappened}</p>
            <p>{story.setback.cost}</p>
            <p>{story.setback.changeSince}</p>
          </div>
        </div>
      </section>
      <section aria-labelledby="differently-title" className="wrap section">
        <h2 id="differently-title">{editorialCaseContent.differentlyHeadline}</h2>
        <ol className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {caseLessons.map((lesson, index) => (
            <li key={lesson} className="text-lead">
              <span aria-hidden="true" className="mb-2 block font-display text-h2 font-semibold text-link">
                {index + 1}
              </span>
              {lesson}
            </li>
          ))}
        </ol>
        <p className="mt-12 flex flex-wrap gap-x-8 print:hidden">
          <TextLink href={paths.customerStory(story.id)}>The customer story with all sources</TextLink>
          <TextLink href={paths.portfolio.engineeringCase()}>Next: a post-mortem</TextLink>
        </p>
      </section>
    </article>
  );
}
