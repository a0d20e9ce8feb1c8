import type { CoverDesign } from '~/content/content-types';
import { customerStories } from '~/content/stories/customer-stories';
import { QUOTE_COVERS } from '~/content/stories/quote-covers';
import { StoredCover } from '../drawings/stored-cover';
import { CarouselButtons } from './carousel-buttons';
import { StoryCredit } from './story-credit';

function Quote({ story, cover }: { story: (typeof customerStories)[number]; cover: CoverDesign }) {
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto] gap-grout">
      <div className="min-h-0 overflow-hidden rounded-tile rounded-es-[9rem] bg-surface">
        <StoredCover cover={cover} className="size-full" />
      </div>
      <figure className="rounded-tile bg-surface p-8 xl:p-10">
        <blockquote className="max-w-[24em] font-display text-[clamp(1.45rem,2.1vw,2.1rem)] leading-[1.12] font-semibold tracking-[-0.025em] text-balance">
          {story.quote}
        </blockquote>
        <StoryCredit story={story} isSmall />
      </figure>
    </div>
  );
}

/** Carousel of quotes by customers, each with a cover. It never moves on its own. Without JavaScript it can be scrolled. */
export function QuoteCarousel() {
  return (
    <div data-carousel="" className="sticky top-0 h-dvh p-grout">
      <ul
        data-slides=""
        aria-label="Quotes"
        className="hidden-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto"
      >
        {customerStories.map((story, index) => (
          <li key={story.id} className="h-full w-full flex-none snap-start">
            <Quote story={story} cover={QUOTE_COVERS[index % QUOTE_COVERS.length] ?? QUOTE_COVERS[0]} />
          </li>
        ))}
      </ul>
      <div className="needs-script absolute end-6 top-6 flex gap-grout">
        <CarouselButtons item="quote" />
      </div>
    </div>
  );
}
