export type PlannedArea = 'marketing';

export interface PlannedRoute {
  path: string;
  area: PlannedArea;
  title: string;
}

const page =
  (area: PlannedArea) =>
  (path: string, title: string): PlannedRoute => ({ area, path, title });
const marketing = page('marketing');

/** Paths whose page is not built yet. They show the coming-soon page in their layout. This list only shrinks. */
export const plannedPages: readonly PlannedRoute[] = [
  marketing('/saas/features', 'Every feature'),
  marketing('/saas/feature-single', 'Judging in depth'),
  marketing('/saas/integrations', 'Integrations'),
  marketing('/saas/integration-single', 'One integration'),
];
