import { data } from 'react-router';
import { cachedAs } from '~/cached-query';
import { people } from '~/content/people';
import { customerStories, findStory } from '~/content/stories';
import { previewPath } from '~/domain/preview-path';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { pageMeta } from '~/sections/page-meta';
import { articleData } from '~/sections/structured-data/article';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { site } from '~site';
import type { Route } from './+types/story';
import { NextStory } from './story/next-story';
import { Opening } from './story/opening';
import { storyTrail } from './story/trail';
import { WhatChanged } from './story/what-changed';
import { WhatWasTried } from './story/what-was-tried';
import { WhatWentWrong } from './story/what-went-wrong';

/** Where a story is cached; nowhere when there is none of this name. */
function cachedAddress(query: URLSearchParams): string | undefined {
  const id = query.get('story');
  if (id !== null && !findStory(id)) return undefined;
  return id === null ? paths.customerStory() : paths.customerStory(id);
}

export const handle: PageHandle = { way: 'static', cachedQuery: cachedAs(cachedAddress) };

/** The story that the address asks for, or the first. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('story') ?? customerStories[0]?.id ?? '';
  if (!findStory(id)) throw data(null, { status: 404 });
  cacheUntilChanged(context, [BUILD_TAG]);
  return { id };
}

export function meta(args: Route.MetaArgs) {
  const story = findStory(args.loaderData?.id ?? '');
  if (!story) return hiddenPageMeta('Not found');
  const { headline, customer, place, results, publishedOn, leadId } = story;
  const description = `${customer}, ${place}: ${results[0].value} ${results[0].label}. And what went wrong.`;
  const path = paths.customerStory(story.id);
  const author = people.find(({ id }) => id === leadId);
  return pageMeta(args, {
    title: headline,
    description,
    path,
    trail: storyTrail(story),
    changedOn: publishedOn,
    data: (absolute) => [
      articleData(
        {
          ...{ headline, description, path, publishedOn },
          picture: previewPath(path),
          author: { name: author?.name ?? site.name, path: `${paths.team()}#${leadId}` },
        },
        absolute,
      ),
    ],
  });
}

export default function Story({ loaderData: { id } }: Route.ComponentProps) {
  const story = findStory(id);
  if (!story) return null;
  return (
    <>
      <article>
        <Opening story={story} />
        <WhatWasTried story={story} />
        <WhatChanged story={story} />
        <WhatWentWrong story={story} />
        <p className="wrap mt-8 hidden text-sm print:block">
          {site.legalName}, {site.domain}
          {paths.customerStory(id)}
        </p>
      </article>
      <NextStory story={story} />
    </>
  );
}
