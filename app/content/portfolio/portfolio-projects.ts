import { ownProjects } from './own-projects';
import type { PortfolioProject } from './portfolio-project';
import { storyProjects } from './story-projects';

/** In display order: no two neighbours are of one kind. */
export const portfolioProjects: readonly PortfolioProject[] = [
  storyProjects.coffeeAuction,
  storyProjects.collegeJudging,
  storyProjects.fractions,
  ownProjects.keycaps,
  storyProjects.libraryLending,
  ownProjects.monsoonBuild,
  storyProjects.guildCalendar,
  storyProjects.testing,
  ownProjects.shop,
  storyProjects.doses,
  ownProjects.hackMatrix,
  storyProjects.coldStore,
];

export function getPortfolioProject(id: string): PortfolioProject {
  const found = portfolioProjects.find((project) => project.id === id);
  if (!found) throw new Error(`There is no project "${id}".`);
  return found;
}
