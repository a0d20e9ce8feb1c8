/** The paths that may still show the coming-soon page. Paths are only removed from this list. */
export const allowedPlannedPaths: readonly string[] = [
  '/saas/features',
  '/saas/feature-single',
  '/saas/integrations',
  '/saas/integration-single',
];

/** Reduce it with every page that is built. */
export const MAX_PLANNED_PAGES = 4;
