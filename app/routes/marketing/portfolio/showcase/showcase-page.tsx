import { portfolioContent } from '~/content/portfolio/portfolio-content';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { CarouselButtons } from '~/sections/marketing/carousel-buttons';
import { createPageMeta } from '~/sections/meta/page-meta';
import type { Route } from './+types/showcase-page';
import { ShowcaseSlide } from './showcase-slide';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.portfolio.showcase(), paths.portfolio.masonry()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Project showcase: one project a screen',
    description: `${portfolioProjects.length} projects, one a screen: a drawing, the people, three figures with their sources, the stack, and what went wrong.`,
    kind: 'CollectionPage',
  });

/** The scrolling row must be focusable, so that the arrow keys scroll it. */
const FOCUSABLE = { tabIndex: 0 };

/**
 * One project fills the window. Swipe, arrow keys, buttons and the numbered links lead to the others. The script marks the link
 * of the shown one.
 */
export default function ShowcasePage() {
  return (
    <div data-carousel="" className="pt-2">
      <header className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-3">
        <h1 className="text-tool">{portfolioContent.showcase.headline}</h1>
        <nav aria-label="Projects" className="max-md:order-last max-md:w-full print:hidden">
          <ol className="flex flex-wrap gap-grout text-sm max-md:grid max-md:grid-cols-6">
            {portfolioProjects.map(({ id, name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-label={`${index + 1}: ${name}`}
                  aria-current={index === 0 ? 'true' : undefined}
                  className="grid h-11 min-w-11 place-items-center rounded-inner bg-surface tabular-nums transition-colors hover:bg-raised aria-[current]:bg-text aria-[current]:font-semibold aria-[current]:text-bg"
                >
                  {index + 1}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="needs-script flex gap-grout print:hidden">
          <CarouselButtons item="project" />
        </div>
      </header>
      <section aria-label="Projects, one a screen">
        <ol
          data-slides=""
          aria-label="Projects"
          {...FOCUSABLE}
          className="hidden-scrollbar relative flex snap-x snap-mandatory overflow-x-auto print:block"
        >
          {portfolioProjects.map((project, place) => (
            <ShowcaseSlide key={project.id} project={project} place={place} />
          ))}
        </ol>
      </section>
    </div>
  );
}
