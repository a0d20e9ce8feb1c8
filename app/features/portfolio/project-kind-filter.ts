import {
  type PortfolioProject,
  type ProjectKindId,
  projectKinds,
} from '~/content/portfolio/portfolio-project';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { paths } from '~/paths';

/** One option of the filter with its link and the number of its projects. */
export interface KindOption {
  label: string;
  count: number;
  href: string;
  isSelected: boolean;
}

/** `undefined` for a missing or unknown kind: all projects. */
export const parseKind = (query: URLSearchParams): ProjectKindId | undefined =>
  projectKinds.find(({ id }) => id === query.get('kind'))?.id;

export const getKindPath = (kind: ProjectKindId | undefined): string =>
  paths.portfolio.masonry(kind ? { kind } : {});

export const filterProjects = (kind: ProjectKindId | undefined): readonly PortfolioProject[] =>
  kind ? portfolioProjects.filter(({ kindId }) => kindId === kind) : portfolioProjects;

export const getKindLabel = (kind: ProjectKindId): string =>
  projectKinds.find(({ id }) => id === kind)?.label ?? kind;

export const buildKindOptions = (selected: ProjectKindId | undefined): KindOption[] =>
  [undefined, ...projectKinds.map(({ id }) => id)].map((kind) => ({
    label: kind ? getKindLabel(kind) : 'All projects',
    count: filterProjects(kind).length,
    href: getKindPath(kind),
    isSelected: kind === selected,
  }));
