import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { ProjectPicture } from '~/features/portfolio/project-picture';

/**
 * The picture of a row beside the table, while the row is under the pointer or has focus. The section around the table is
 * the containing block. Style rules do it, so that it works without script.
 */
export function ProjectPreview({ project }: { project: PortfolioProject }) {
  const { client, summary, setback } = project;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-0 hidden w-[22.75rem] flex-col bg-bg font-normal invisible in-[tr:first-child]:visible in-[tr:is(:hover,:focus-within)]:visible xl:flex print:hidden"
    >
      <ProjectPicture project={project} className="min-h-0 w-full flex-1 rounded-tile rounded-se-[9rem]" />
      <span className="mt-grout block rounded-tile bg-surface p-5">
        <span className="block font-semibold">{client}</span>
        <span className="mt-1 block text-sm text-muted">{summary}</span>
        <span className="mt-3 block text-sm">Went wrong: {setback.summary}</span>
      </span>
    </span>
  );
}
