import { boldnessRules, digitalAgencyContent } from '~/content/demos/digital-agency-content';

/** Five pairs: what may be bold and what stays restrained. */
export function BoldnessComparison() {
  return (
    <section aria-labelledby="loud-title" className="wrap section">
      <h2 id="loud-title" className="text-[clamp(2.6rem,7vw,6.5rem)] leading-[0.9]">
        {digitalAgencyContent.promiseHeadline}
      </h2>
      <dl className="mt-12 grid gap-grout">
        {boldnessRules.map(({ what, loud, quiet }) => (
          <div key={what} className="grid gap-grout md:grid-cols-[2fr_5fr_5fr]">
            <dt className="flex items-center rounded-tile bg-surface px-5 py-4 text-muted">{what}</dt>
            <dd className="rounded-tile bg-text px-5 py-5 font-display text-[clamp(1.4rem,2.4vw,2.1rem)] leading-tight font-semibold tracking-[-0.03em] text-bg">
              {loud}
            </dd>
            <dd className="flex items-center rounded-tile bg-surface px-5 py-4">{quiet}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
