export type PlannedArea = 'marketing' | 'blog';

export interface PlannedRoute {
  path: string;
  area: PlannedArea;
  title: string;
}

const page =
  (area: PlannedArea) =>
  (path: string, title: string): PlannedRoute => ({ area, path, title });
const marketing = page('marketing');
const blog = page('blog');

/** Paths whose page is not built yet. They show the coming-soon page in their layout. This list only shrinks. */
export const plannedPages: readonly PlannedRoute[] = [
  marketing('/saas/v1', 'HackMatrix for organisers'),
  marketing('/saas/v2', 'Converge for communities'),
  marketing('/saas/v3', 'EvalEdge for hiring teams'),
  marketing('/saas/v4', 'TaskFlow for small teams'),
  marketing('/saas/v5', 'The suite'),
  blog('/blog', 'Journal'),
  blog('/blog/list-sidebar', 'Journal archive'),
  blog('/blog/single/v2', 'Picture essay'),
  blog('/blog/:id', 'An article'),
];
