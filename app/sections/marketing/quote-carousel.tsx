import { customerStories } from '~/content/stories/customer-stories';
import { Cover, type CoverKind } from '~/ui/art/covers/cover';
import type { CoverGlazes } from '~/ui/art/covers/cover-canvas';
import { CarouselButtons } from './carousel-buttons';
import { StoryCredit } from './story-credit';

interface QuoteCover {
  kind: CoverKind;
  seed: number;
  glazes: CoverGlazes;
}

/** Covers of the quotes, in rotation. */
const QUOTE_COVERS: readonly [QuoteCover, ...QuoteCover[]] = [
  { kind: 'grammar', seed: 41, glazes: ['vermilion', 'contrast', 'marigold'] },
  { kind: 'penrose', seed: 7, glazes: ['jade', 'contrast', 'marigold'] },
  { kind: 'opus', seed: 23, glazes: ['indigo', 'contrast', 'gulal'] },
  { kind: 'jali', seed: 12, glazes: ['peacock', 'contrast', 'marigold'] },
  { kind: 'grammar', seed: 88, glazes: ['gulal', 'contrast', 'peacock'] },
];

function Quote({ story, cover }: { story: (typeof customerStories)[number]; cover: QuoteCover }) {
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto] gap-grout">
      <div className="min-h-0 overflow-hidden rounded-tile rounded-es-[9rem] bg-surface">
        <Cover {...cover} className="size-full" />
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
