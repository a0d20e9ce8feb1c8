import clsx from 'clsx';
import { findTeamMember } from '~/content/company/team';
import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { formatPeriod } from '~/features/portfolio/format-period';
import { getKindLabel } from '~/features/portfolio/project-kind-filter';
import { ProjectPicture } from '~/features/portfolio/project-picture';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { TextLink } from '~/ui/buttons/text-link';
import { VisuallyHidden } from '~/ui/visually-hidden';

interface ShowcaseSlideProps {
  project: PortfolioProject;
  place: number;
}

/** A project in the size of the window: picture on one side, facts on the other, in turn. */
export function ShowcaseSlide({ project, place }: ShowcaseSlideProps) {
  const { id, name, client, place: city, kindId, period, figures, setback, stack, link } = project;
  const isTurned = place % 2 === 1;
  return (
    <li
      id={id}
      className="grid w-full flex-none scroll-mt-40 snap-start gap-grout max-lg:grid-rows-[auto_1fr] lg:min-h-[calc(100dvh-13rem)] lg:grid-cols-2 print:mb-8"
    >
      <div className={clsx('relative h-48 sm:h-72 lg:h-full', isTurned && 'lg:order-last')}>
        <ProjectPicture project={project} className="absolute inset-0 size-full" />
      </div>
      <article className="flex flex-col bg-surface px-[clamp(16px,3.4vw,48px)] py-8">
        <p className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
          <span>
            {getKindLabel(kindId)}, {formatPeriod(period)}
          </span>
          <span className="tabular-nums">
            {place + 1} of {portfolioProjects.length}
          </span>
        </p>
        <h2 className="mt-3 max-w-[16ch]">{name}</h2>
        <p className="mt-2 font-semibold">
          {client}, {city}
        </p>
        <ul className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-3">
          {figures.map((figure) => (
            <li key={figure.id}>
              <p className="font-display text-h3 font-semibold tabular-nums">{figure.value}</p>
              <p className="mt-1 text-sm">{figure.label}</p>
              <p className="mt-1 text-xs text-muted">
                {figure.period}. {figure.source}
              </p>
            </li>
          ))}
        </ul>
        {/* The place of what is below depends on the height of the highest slide. */}
        <p {...(place === 0 && { [FIRST_SCREEN_END_ATTRIBUTE]: '' })} className="mt-6 max-w-[40em] text-sm">
          <span className="font-semibold">What went wrong: {setback.summary}</span>{' '}
          <span className="text-muted">{setback.text}</span>
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6">
          <div className="text-sm">
            <SlideTeam project={project} />
            <p className="mt-2 max-w-[30em] text-muted">{stack.join(' · ')}</p>
          </div>
          <TextLink href={link.path}>
            {link.label}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </TextLink>
        </div>
      </article>
    </li>
  );
}

function SlideTeam({ project: { teamMemberIds } }: { project: PortfolioProject }) {
  const members = teamMemberIds.flatMap((id) => findTeamMember(id) ?? []);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {members.map(({ id, name }) => (
        <li key={id} className="flex items-center gap-2">
          <StoredPortrait id={id} className="size-9 flex-none rounded-inner" />
          {name}
        </li>
      ))}
    </ul>
  );
}
