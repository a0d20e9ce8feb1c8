import { cachedAs } from '~/cached-query';
import { customerStories } from '~/content/stories';
import {
  type StorySelection,
  selectedStories,
  storyListAddress,
  storySelectionFrom,
  works,
} from '~/features/stories/story-selection';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/list';
import { AskThem } from './list/ask-them';
import { Opening } from './list/opening';
import { StoryFilter } from './list/story-filter';
import { StoryTile } from './list/story-tile';

export const handle: PageHandle = {
  way: 'static',
  cachedQuery: cachedAs((query) => storyListAddress(storySelectionFrom(query))),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return storySelectionFrom(new URL(request.url).searchParams);
}

const words = ({ service, sector }: StorySelection) =>
  [works.find(({ id }) => id === service)?.name, sector].filter(Boolean).join(', ');

export function meta(args: Route.MetaArgs) {
  const chosen = words(args.loaderData);
  return pageMeta(args, {
    title: chosen ? `Customer stories: ${chosen}` : 'Customer stories',
    description: `${customerStories.length} customers, what changed for them in figures with their sources, and what went wrong on the way.`,
    kind: 'CollectionPage',
    unlisted: chosen !== '',
  });
}

export default function Stories({ loaderData: selection }: Route.ComponentProps) {
  const stories = selectedStories(selection);
  const chosen = words(selection);
  return (
    <>
      <Opening />
      <StoryFilter selection={selection} />
      <section aria-labelledby="stories-title" className="wrap mt-8 md:mt-10">
        <h2 id="stories-title" className={chosen ? 'text-h3' : 'sr-only'}>
          {stories.length === 1 ? '1 story' : `${stories.length} stories`}
          {chosen && `: ${chosen}`}
        </h2>
        {chosen && (
          <p className="mb-4">
            <TextLink href={paths.stories()}>Show all</TextLink>
          </p>
        )}
        <ul className="grid gap-14 md:gap-20">
          {stories.map((story, place) => (
            <StoryTile key={story.id} story={story} place={place} />
          ))}
        </ul>
      </section>
      <AskThem />
    </>
  );
}
