import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { ProjectPicture } from '~/features/portfolio/project-picture';

/**
 * The picture of a row and what the client said, beside the table, while the row is under the pointer or has focus. The
 * section around the table is the containing block. Style rules do it, so that it works without script. On a phone each row
 * has its picture.
 */
export function ProjectPreview({ project }: { project: PortfolioProject }) {
  const { quote, summary } = project;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-0 hidden w-[17rem] bg-bg font-normal invisible in-[tr:first-child]:visible in-[tr:is(:hover,:focus-within)]:visible max-md:visible max-md:inset-y-3 max-md:start-3 max-md:block max-md:w-20 max-md:bg-transparent xl:block print:hidden"
    >
      <span className="block xl:sticky xl:top-6">
        <ProjectPicture
          project={project}
          className="block aspect-square w-full rounded-tile rounded-se-[2rem] xl:rounded-se-[7rem]"
        />
        <span className="mt-grout hidden rounded-tile bg-surface p-5 xl:block">
          {quote ? (
            <>
              <span className="block">“{quote.text}”</span>
              <span className="mt-3 block text-sm text-muted">{quote.by}</span>
            </>
          ) : (
            summary
          )}
        </span>
      </span>
    </span>
  );
}
