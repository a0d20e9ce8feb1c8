import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { customerStories } from '~/content/stories/customer-stories';
import { HOME_QUOTE_COVER } from '~/content/stories/quote-covers';
import { StoredCover } from '~/sections/drawings/stored-cover';
import { StoryCredit } from '~/sections/marketing/story-credit';

const story = customerStories.find(({ id }) => id !== hackMatrixContent.storyId && id === 'bhadra-growers');

export function HomeCustomerStory() {
  if (!story) return null;
  return (
    <section className="wrap section">
      <div className="grid gap-grout lg:grid-cols-12 xl:min-h-93">
        <div className="min-h-44 overflow-hidden rounded-tile lg:col-span-4">
          <StoredCover cover={HOME_QUOTE_COVER} className="size-full" />
        </div>
        <figure className="rounded-tile bg-surface p-6 md:p-10 lg:col-span-8">
          <blockquote className="max-w-[22em] font-display text-[clamp(1.75rem,3.2vw,2.9rem)] leading-[1.06] font-semibold tracking-[-0.03em] text-balance">
            {story.quote}
          </blockquote>
          <StoryCredit story={story} />
        </figure>
      </div>
    </section>
  );
}
