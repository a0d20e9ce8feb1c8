/** The paths that may still show the coming-soon page. Paths are only removed from this list. */
export const allowedPlannedPaths: readonly string[] = [
  '/saas/v1',
  '/saas/v2',
  '/saas/v3',
  '/saas/v4',
  '/saas/v5',
  '/saas/features',
  '/saas/feature-single',
  '/saas/integrations',
  '/saas/integration-single',
  '/services/v1',
  '/services/v2',
  '/services/single',
  '/services/custom-web-development',
  '/services/ai-powered-learning-solutions',
  '/services/professional-training-workshops',
  '/services/hackathon-organization',
  '/blog',
  '/blog/list-sidebar',
  '/blog/single/v2',
  '/blog/:id',
];

/** Reduce it with every page that is built. */
export const MAX_PLANNED_PAGES = 20;
