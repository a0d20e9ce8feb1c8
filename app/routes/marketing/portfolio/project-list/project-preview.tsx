import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { ProjectPicture } from '~/features/portfolio/project-picture';

/**
 * The picture of a row beside the table, while the row is under the pointer or has focus. The section around the table is
 * the containing block. Style rules do it, so that it works without script.
 */
export function ProjectPreview({ project }: { project: PortfolioProject }) {
  const { client, stack } = project;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-0 hidden w-[22.75rem] bg-bg font-normal invisible in-[tr:first-child]:visible in-[tr:is(:hover,:focus-within)]:visible xl:block print:hidden"
    >
      <span className="sticky top-6 block">
        <ProjectPicture
          project={project}
          className="block aspect-square w-full rounded-tile rounded-se-[7rem]"
        />
        <span className="mt-grout block rounded-tile bg-surface p-5">
          <span className="block font-semibold">{client}</span>
          <span className="mt-1 block text-sm text-muted">{stack.join(', ')}</span>
        </span>
      </span>
    </span>
  );
}
