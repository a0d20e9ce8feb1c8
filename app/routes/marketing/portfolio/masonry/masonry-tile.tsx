import clsx from 'clsx';
import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { getProjectYear } from '~/features/portfolio/format-period';
import { getKindLabel } from '~/features/portfolio/project-kind-filter';
import { ProjectPicture } from '~/features/portfolio/project-picture';

interface MasonryTileProps {
  project: PortfolioProject;
  isRounded: boolean;
}

/**
 * One project: its picture in its own format, for whom it was, and what changed. The link clips nothing: in columns, Safari
 * crashes when a view transition begins on a page that leaves such a clip out of its layout (content-visibility).
 */
export function MasonryTile({ project, isRounded }: MasonryTileProps) {
  const rounding = clsx('block rounded-tile', isRounded && 'rounded-se-[12rem]');
  const { name, client, place, period, kindId, summary, link } = project;
  return (
    <article className="group grid gap-grout">
      <a href={link.path} aria-label={`${name}: ${link.label.toLowerCase()}`} className={rounding}>
        <ProjectPicture project={project} className={clsx(rounding, 'w-full')} />
      </a>
      <div className="rounded-tile bg-surface p-5 transition-colors group-hover:bg-raised">
        <p className="flex justify-between gap-4 text-sm text-muted">
          <span>{getKindLabel(kindId)}</span>
          <span className="tabular-nums">{getProjectYear(period)}</span>
        </p>
        <h3 className="mt-3">
          <a href={link.path} className="inline-flex items-baseline gap-2 hover:underline">
            {name}
          </a>
        </h3>
        <p className="mt-1 text-muted">
          {client}, {place}
        </p>
        <p className="mt-4 text-sm">{summary}</p>
      </div>
    </article>
  );
}
