import type { KeyFigure } from '~/content/content-types';
import type { CustomerStory } from '~/content/stories/customer-story';
import { findStoryWork } from '~/features/stories/story-list-query';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

/** The headline links to the story; the link covers the whole tile. */
export function StoryTileHeadline({ story, large }: { story: CustomerStory; large?: boolean }) {
  return (
    <div>
      <p className="text-sm text-muted">
        {story.customer}, {story.place}. {findStoryWork(story).name}
      </p>
      <h3
        className={`mt-2 max-w-[18ch] leading-[1.04] tracking-[-0.03em] ${
          large ? 'text-[clamp(1.75rem,3.3vw,3rem)]' : 'text-[clamp(1.75rem,2.5vw,2.25rem)]'
        }`}
      >
        <a
          href={paths.customerStory(story.id)}
          className="underline decoration-transparent decoration-3 underline-offset-6 transition-colors group-hover:decoration-primary hover:decoration-primary"
        >
          {story.headline}
        </a>
      </h3>
    </div>
  );
}

export function StoryTileQuote({ story }: { story: CustomerStory }) {
  return (
    <figure>
      <blockquote className="max-w-[32em] font-display text-h3 leading-snug font-medium">
        {story.quote}
      </blockquote>
      <figcaption className="mt-3 text-sm text-muted">
        {story.spokesperson.name},{' '}
        {story.spokesperson.role.charAt(0).toLowerCase() + story.spokesperson.role.slice(1)}
      </figcaption>
    </figure>
  );
}

/** One figure with its label and its source. */
export function StoryTileResult({ result, large }: { result: KeyFigure; large?: boolean }) {
  return (
    <div className="flex h-full flex-col">
      <p
        className={`font-display leading-none font-semibold tracking-[-0.04em] tabular-nums ${
          large ? 'text-[clamp(3rem,6vw,5.5rem)]' : 'text-[clamp(2.25rem,3vw,2.9rem)]'
        }`}
      >
        {result.value}
      </p>
      <p className="mt-3 max-w-[26em] font-medium">{result.label}</p>
      <p className="mt-auto pt-5 text-sm opacity-80 first-letter:uppercase">
        {result.period}. Source: {result.source}
      </p>
    </div>
  );
}

/** The setback in one sentence, with a link to its section. */
export function StoryTileSetback({ story }: { story: CustomerStory }) {
  return (
    <a
      href={`${paths.customerStory(story.id)}#went-wrong`}
      className="group/wrong flex items-center justify-between gap-6 rounded-tile bg-bg-sunk px-5 py-4 transition-colors hover:bg-raised md:px-7"
    >
      <span>
        <span className="block text-sm text-muted">What went wrong</span>
        <span className="mt-0.5 block font-semibold">{story.setback.summary}</span>
      </span>
      <span className="flex-none transition-transform group-hover/wrong:translate-x-1">
        <Icon name="arrow-right" size={18} />
      </span>
    </a>
  );
}
