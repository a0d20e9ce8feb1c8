import { cachedAs } from '~/cached-query';
import { portfolioContent } from '~/content/portfolio/portfolio-content';
import {
  filterProjects,
  getKindLabel,
  getKindPath,
  parseKind,
} from '~/features/portfolio/project-kind-filter';
import type { PageHandle } from '~/page-handle';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { PortfolioContact } from '../portfolio-contact';
import type { Route } from './+types/masonry-page';
import { MasonryGrid } from './masonry-grid';
import { MasonryHero } from './masonry-hero';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => getKindPath(parseKind(query))),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { kind: parseKind(new URL(request.url).searchParams) };
}

export function meta(args: Route.MetaArgs) {
  const { kind } = args.loaderData;
  return createPageMeta(args, {
    title: kind ? `Portfolio: ${getKindLabel(kind).toLowerCase()}` : 'Portfolio: twelve projects on a wall',
    description: portfolioContent.masonry.lead,
    kind: 'CollectionPage',
    isNoindex: kind !== undefined,
  });
}

export default function MasonryPage({ loaderData: { kind } }: Route.ComponentProps) {
  const projects = filterProjects(kind);
  return (
    <>
      <MasonryHero kind={kind} />
      <MasonryGrid projects={projects} kind={kind} />
      <PortfolioContact />
    </>
  );
}
