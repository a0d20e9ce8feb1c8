import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { paths } from '~/paths';
import { site } from '~site';
import { getKindLabel } from './project-kind-filter';

export const SORT_KEYS = ['year', 'project', 'client', 'kind', 'place'] as const;
export type ProjectSortKey = (typeof SORT_KEYS)[number];

export interface ProjectSort {
  key: ProjectSortKey;
  direction: 'ascending' | 'descending';
}

/** Newest first. */
const DEFAULT_SORT: ProjectSort = { key: 'year', direction: 'descending' };

const SORT_VALUES: Record<ProjectSortKey, (project: PortfolioProject) => string> = {
  // Projects that go on count as the newest of their kind.
  year: ({ period }) => period.to ?? `9999 ${period.from}`,
  project: ({ name }) => name,
  client: ({ client }) => client,
  kind: ({ kindId }) => getKindLabel(kindId),
  place: ({ place }) => place,
};

export function parseProjectSort(query: URLSearchParams): ProjectSort {
  const key = SORT_KEYS.find((name) => name === query.get('sort'));
  if (!key) return DEFAULT_SORT;
  return { key, direction: query.get('order') === 'desc' ? 'descending' : 'ascending' };
}

export const getSortPath = ({ key, direction }: ProjectSort): string =>
  key === DEFAULT_SORT.key && direction === DEFAULT_SORT.direction
    ? paths.portfolio.list()
    : paths.portfolio.list({ sort: key, ...(direction === 'descending' && { order: 'desc' }) });

/** The order that the link of a column leads to: its other direction, or ascending. */
export const toggleSort = (current: ProjectSort, key: ProjectSortKey): ProjectSort => ({
  key,
  direction: current.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Equal values keep the order of the portfolio. */
export function sortProjects({ key, direction }: ProjectSort): PortfolioProject[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const getValue = SORT_VALUES[key];
  return portfolioProjects.toSorted((a, b) => sign * getValue(a).localeCompare(getValue(b), site.language));
}
