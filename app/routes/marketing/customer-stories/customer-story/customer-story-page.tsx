import { data } from 'react-router';
import { cachedAs } from '~/cached-query';
import { findTeamMember } from '~/content/company/team';
import { customerStories, findCustomerStory } from '~/content/stories/customer-stories';
import { buildPreviewPath } from '~/domain/site/preview-path';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createArticleData } from '~/sections/structured-data/article';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { site } from '~site';
import type { Route } from './+types/customer-story-page';
import { CustomerStoryAttempts } from './customer-story-attempts';
import { CustomerStoryHero, getCustomerStoryBreadcrumbs } from './customer-story-hero';
import { CustomerStoryResults } from './customer-story-results';
import { CustomerStorySetback } from './customer-story-setback';
import { NextStory } from './next-story';

/** Path of the cached page. `undefined` for an unknown story. */
function getCachedPath(query: URLSearchParams): string | undefined {
  const id = query.get('story');
  if (id !== null && !findCustomerStory(id)) return undefined;
  return id === null ? paths.customerStory() : paths.customerStory(id);
}

export const handle: PageHandle = { hydration: 'none', cachedQuery: cachedAs(getCachedPath) };

/** The story that the URL requests, or the first one. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('story') ?? customerStories[0]?.id ?? '';
  if (!findCustomerStory(id)) throw data(null, { status: 404 });
  cacheUntilChanged(context, [BUILD_TAG]);
  return { id };
}

export function meta(args: Route.MetaArgs) {
  const story = findCustomerStory(args.loaderData?.id ?? '');
  if (!story) return createNoindexMeta('Not found');
  const { headline, customer, place, results, publishedOn, teamLeadId } = story;
  const description = `${customer}, ${place}: ${results[0].value} ${results[0].label}. And what went wrong.`;
  const path = paths.customerStory(story.id);
  const author = findTeamMember(teamLeadId);
  return createPageMeta(args, {
    title: headline,
    description,
    path,
    breadcrumbs: getCustomerStoryBreadcrumbs(story),
    modifiedOn: publishedOn,
    createStructuredData: (toAbsoluteUrl) => [
      createArticleData(
        {
          headline,
          description,
          path,
          publishedOn,
          picture: buildPreviewPath(path),
          author: { name: author?.name ?? site.name, path: `${paths.team()}#${teamLeadId}` },
        },
        toAbsoluteUrl,
      ),
    ],
  });
}

export default function CustomerStoryPage({ loaderData: { id } }: Route.ComponentProps) {
  const story = findCustomerStory(id);
  if (!story) return null;
  return (
    <>
      <article>
        <CustomerStoryHero story={story} />
        <CustomerStoryAttempts story={story} />
        <CustomerStoryResults story={story} />
        <CustomerStorySetback story={story} />
        <p className="wrap mt-8 hidden text-sm print:block">
          {site.legalName}, {site.domain}
          {paths.customerStory(id)}
        </p>
      </article>
      <NextStory story={story} />
    </>
  );
}
