import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { CustomerStory } from '~/content/stories/customer-story';
import { StoredCover } from '~/sections/drawings/stored-cover';
import { StoryTileHeadline, StoryTileQuote, StoryTileResult, StoryTileSetback } from './story-tile-parts';

const tile = 'rounded-tile bg-surface p-5 md:p-7';

/** Three layouts of a story, so that a list of them is not monotonous. */
const layouts: readonly ((props: StoryTileLayoutProps) => ReactNode)[] = [
  PictureFirstLayout,
  FigureFirstLayout,
  TextFirstLayout,
];

interface StoryTileLayoutProps {
  story: CustomerStory;
  /** The first story of the page. */
  isFirst: boolean;
}

export function StoryTile({ story, place }: { story: CustomerStory; place: number }) {
  const Layout = layouts[place % layouts.length] ?? PictureFirstLayout;
  return (
    <li className="grid gap-grout">
      <Layout story={story} isFirst={place === 0} />
      <StoryTileSetback story={story} />
    </li>
  );
}

function PictureFirstLayout({ story, isFirst }: StoryTileLayoutProps) {
  return (
    <div className="grid gap-grout lg:grid-cols-[5fr_7fr]">
      <StoredCover
        cover={story.cover}
        className={clsx('h-48 w-full rounded-tile lg:h-full lg:min-h-96', isFirst && 'quarter-tl')}
      />
      <div className="grid gap-grout lg:grid-rows-[1fr_auto]">
        <div className={`${tile} flex flex-col justify-between gap-8`}>
          <StoryTileHeadline story={story} large />
          <StoryTileQuote story={story} />
        </div>
        <div className="grid gap-grout sm:grid-cols-2">
          {story.results.slice(0, 2).map((result) => (
            <div key={result.id} className={tile}>
              <StoryTileResult result={result} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function FigureFirstLayout({ story }: StoryTileLayoutProps) {
  return (
    <div className="grid gap-grout lg:grid-cols-[8fr_4fr]">
      <div className={`${tile} grid gap-8 lg:grid-cols-[5fr_4fr] lg:gap-10`}>
        <div className="flex flex-col justify-between gap-8">
          <StoryTileHeadline story={story} />
          <StoryTileQuote story={story} />
        </div>
        <StoryTileResult result={story.results[0]} large />
      </div>
      <StoredCover cover={story.cover} className="h-40 w-full rounded-tile lg:h-full lg:min-h-80" />
    </div>
  );
}

function TextFirstLayout({ story }: StoryTileLayoutProps) {
  return (
    <div className="grid gap-grout lg:grid-cols-[3fr_6fr_3fr]">
      <StoredCover cover={story.cover} className="h-32 w-full rounded-tile lg:h-full" />
      <div className={`${tile} flex flex-col justify-between gap-10 lg:min-h-80`}>
        <StoryTileHeadline story={story} large />
        <StoryTileQuote story={story} />
      </div>
      <div className={tile}>
        <StoryTileResult result={story.results[1]} />
      </div>
    </div>
  );
}
