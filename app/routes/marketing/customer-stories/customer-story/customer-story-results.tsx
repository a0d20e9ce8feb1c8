import type { CustomerStory } from '~/content/stories/customer-story';
import { StoryChartFigure } from './story-chart-figure';

/** The chart, its limits, and the three figures with their sources. */
export function CustomerStoryResults({
  story: { chart, chartNote, results, quote, spokesperson },
}: {
  story: CustomerStory;
}) {
  return (
    <section aria-labelledby="changed-title" className="wrap section">
      <h2 id="changed-title">What changed</h2>
      <div className="mt-8 grid gap-grout lg:grid-cols-[8fr_4fr]">
        <div className="flex flex-col justify-between gap-6 rounded-tile bg-surface p-5 md:p-8 print:break-inside-avoid">
          <StoryChartFigure chart={chart} />
          <p className="max-w-[30em] lg:text-lead">{chartNote}</p>
        </div>
        <ul className="grid gap-grout">
          {results.map(({ id, value, label, period, source }) => (
            <li key={id} className="rounded-tile bg-surface p-5 md:p-6 print:break-inside-avoid">
              <p className="font-display text-figure leading-none font-semibold tracking-[-0.035em] tabular-nums">
                {value}
              </p>
              <p className="mt-2 font-medium">{label}</p>
              <p className="mt-2 text-sm text-muted first-letter:uppercase">
                {period}. Source: {source}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <figure className="mt-16 md:mt-24">
        <blockquote className="max-w-[20em] font-display text-[clamp(1.9rem,4.4vw,4rem)] leading-[1.02] font-semibold tracking-[-0.035em] text-balance">
          {quote}
        </blockquote>
        <figcaption className="mt-6">
          <span className="block font-semibold">{spokesperson.name}</span>
          <span className="text-muted">{spokesperson.role}</span>
        </figcaption>
      </figure>
    </section>
  );
}
