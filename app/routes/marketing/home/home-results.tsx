import { homeResultIds } from '~/content/company/company';
import { customerStories } from '~/content/stories/customer-stories';

const results = homeResultIds.flatMap((resultId) =>
  customerStories.flatMap((story) =>
    story.results.filter(({ id }) => id === resultId).map((result) => ({ story, result })),
  ),
);

export function HomeResults() {
  return (
    <section aria-labelledby="results-title" className="wrap section">
      <h2 id="results-title" className="sr-only">
        Three results and their sources
      </h2>
      <ul className="grid gap-grout lg:grid-cols-3">
        {results.map(({ story, result }, index) => (
          <li
            key={result.id}
            className={`flex flex-col rounded-tile p-6 md:p-7 lg:min-h-72 ${
              index === 0 ? 'bg-glaze-marigold text-glaze-ink' : 'bg-surface'
            }`}
          >
            <p className="font-display text-[clamp(2.5rem,4.6vw,4.25rem)] leading-none font-semibold tracking-[-0.04em] tabular-nums">
              {result.value}
            </p>
            <p className="mt-4 max-w-[24em] font-medium">{result.label}</p>
            <p className={`mt-auto pt-5 text-sm lg:pt-8 ${index === 0 ? '' : 'text-muted'}`}>
              {story.customer}, {result.period}. Source: {result.source}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
