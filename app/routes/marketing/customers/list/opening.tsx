import { customerStories } from '~/content/stories';

const figures = customerStories.reduce((sum, { results }) => sum + results.length, 0);

const inWords = new Intl.PluralRules('en').select(customerStories.length) === 'one' ? 'story' : 'stories';

/** A claim across the page, and how it can be checked. */
export function Opening() {
  return (
    <header className="wrap pt-10 md:pt-16">
      <h1 className="max-w-[15ch]">What changed, and what went wrong</h1>
      <p className="mt-6 max-w-[38em] text-lead text-muted">
        {customerStories.length} {inWords}, {figures} figures with the person who counted them, and in every
        one of them something that we would do differently. The customers have read them and may be asked.
      </p>
    </header>
  );
}
