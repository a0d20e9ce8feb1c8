import { cachedAs } from '~/cached-query';
import { customerStories } from '~/content/stories/customer-stories';
import { pluralise } from '~/domain/text/pluralise';
import {
  filterStories,
  getStoryListPath,
  parseStoryListQuery,
  type StoryListQuery,
  storyWorks,
} from '~/features/stories/story-list-query';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/customer-stories-page';
import { CustomerStoriesContact } from './customer-stories-contact';
import { CustomerStoriesHero } from './customer-stories-hero';
import { StoryFilter } from './story-filter';
import { StoryTile } from './story-tile';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => getStoryListPath(parseStoryListQuery(query))),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return parseStoryListQuery(new URL(request.url).searchParams);
}

const describeSelection = ({ service, sector }: StoryListQuery) =>
  [storyWorks.find(({ id }) => id === service)?.name, sector].filter(Boolean).join(', ');

export function meta(args: Route.MetaArgs) {
  const selectionText = describeSelection(args.loaderData);
  return createPageMeta(args, {
    title: selectionText ? `Customer stories: ${selectionText}` : 'Customer stories',
    description: `${customerStories.length} customers, what changed for them in figures with their sources, and what went wrong on the way.`,
    kind: 'CollectionPage',
    isNoindex: selectionText !== '',
  });
}

export default function CustomerStoriesPage({ loaderData: selection }: Route.ComponentProps) {
  const stories = filterStories(selection);
  const selectionText = describeSelection(selection);
  return (
    <>
      <CustomerStoriesHero />
      <StoryFilter selection={selection} />
      <section aria-labelledby="stories-title" className="wrap mt-8 md:mt-10">
        <h2 id="stories-title" className={selectionText ? 'text-h3' : 'sr-only'}>
          {pluralise(stories.length, 'story', 'stories')}
          {selectionText && `: ${selectionText}`}
        </h2>
        {selectionText && (
          <p className="mb-4">
            <TextLink href={paths.customerStories()}>Show all</TextLink>
          </p>
        )}
        <ul className="grid gap-14 md:gap-20">
          {stories.map((story, place) => (
            <StoryTile key={story.id} story={story} place={place} />
          ))}
        </ul>
      </section>
      <CustomerStoriesContact />
    </>
  );
}
