import type { PortfolioProject, ProjectKindId } from '~/content/portfolio/portfolio-project';
import { pluralise } from '~/domain/text/pluralise';
import { getKindLabel, getKindPath } from '~/features/portfolio/project-kind-filter';
import { TextLink } from '~/ui/buttons/text-link';
import { MasonryTile } from './masonry-tile';

interface MasonryGridProps {
  projects: readonly PortfolioProject[];
  kind: ProjectKindId | undefined;
}

/** The projects in columns of tiles of different heights without gaps. */
export function MasonryGrid({ projects, kind }: MasonryGridProps) {
  const title = pluralise(projects.length, 'project');
  return (
    <section aria-labelledby="wall-title" className="wrap mt-grout">
      <h2 id="wall-title" className={kind ? 'pt-10 text-h3' : 'sr-only'}>
        {kind ? `${title}: ${getKindLabel(kind).toLowerCase()}` : title}
      </h2>
      {kind && (
        <p className="pb-4">
          <TextLink href={getKindPath(undefined)}>Show all</TextLink>
        </p>
      )}
      <ul className="gap-grout sm:columns-2 lg:columns-3">
        {projects.map((project, place) => (
          <li key={project.id} className="break-inside-avoid pb-grout">
            <MasonryTile project={project} isRounded={place === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
