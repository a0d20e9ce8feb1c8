/** The paths that may still show the coming-soon page. Paths are only removed from this list. */
export const allowedPlannedPaths: readonly string[] = [
  '/saas/v1',
  '/saas/v2',
  '/saas/v3',
  '/saas/v4',
  '/saas/v5',
  '/blog',
  '/blog/list-sidebar',
  '/blog/single/v2',
  '/blog/:id',
];

/** Reduce it with every page that is built. */
export const MAX_PLANNED_PAGES = 9;
