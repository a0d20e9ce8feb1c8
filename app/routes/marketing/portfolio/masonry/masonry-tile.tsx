import clsx from 'clsx';
import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { getProjectYear } from '~/features/portfolio/format-period';
import { getKindLabel } from '~/features/portfolio/project-kind-filter';
import { ProjectPicture } from '~/features/portfolio/project-picture';
import { Icon } from '~/ui/icons/icon';

interface MasonryTileProps {
  project: PortfolioProject;
  isRounded: boolean;
}

/** One project: its picture in its own format, what it was, its first figure, and what went wrong. */
export function MasonryTile({ project, isRounded }: MasonryTileProps) {
  const { name, client, place, period, kindId, figures, setback, link } = project;
  const [figure] = figures;
  return (
    <article className="group grid gap-grout">
      <a
        href={link.href}
        aria-label={`${name}: ${link.label.toLowerCase()}`}
        className={clsx(
          'block overflow-hidden rounded-tile',
          isRounded && 'rounded-se-[8rem] md:rounded-se-[12rem]',
        )}
      >
        <ProjectPicture project={project} className="block w-full" />
      </a>
      <div className="rounded-tile bg-surface p-5 transition-colors group-hover:bg-raised">
        <p className="flex justify-between gap-4 text-sm text-muted">
          <span>{getKindLabel(kindId)}</span>
          <span className="tabular-nums">{getProjectYear(period)}</span>
        </p>
        <h3 className="mt-3">
          <a href={link.href} className="inline-flex items-baseline gap-2 hover:underline">
            {name}
          </a>
        </h3>
        <p className="mt-1 text-muted">
          {client}, {place}
        </p>
        <p className="mt-5 flex items-baseline gap-3">
          <span className="flex-none font-display text-figure font-semibold tracking-[-0.03em] tabular-nums">
            {figure.value}
          </span>
          <span className="text-sm">{figure.label}</span>
        </p>
        <p className="mt-4 flex items-start gap-2.5 text-sm text-muted">
          <span className="mt-0.5 flex-none text-warning">
            <Icon name="warning" size={14} />
          </span>
          <span>
            <span className="sr-only">What went wrong: </span>
            {setback.summary}
          </span>
        </p>
      </div>
    </article>
  );
}
