import { customerStories } from '~/content/stories/customer-stories';
import { StoryFiguresChart } from './story-figures-chart';

const figures = customerStories.reduce((sum, { results }) => sum + results.length, 0);

const noun = new Intl.PluralRules('en').select(customerStories.length) === 'one' ? 'story' : 'stories';

/** The headline, how to verify it, and all figures at a glance. */
export function CustomerStoriesHero() {
  return (
    <header className="wrap grid gap-x-14 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[8fr_5fr] lg:items-end">
      <div>
        <h1 className="max-w-[18ch]">
          <span className="block">Customer stories: </span>what changed, and what went wrong
        </h1>
        <p className="mt-6 max-w-[34em] text-lead text-pretty text-muted">
          {customerStories.length} {noun}, {figures} figures with the person who counted them, and in every
          one of them something that we would do differently. The customers have read them and may be asked.
        </p>
      </div>
      <StoryFiguresChart />
    </header>
  );
}
