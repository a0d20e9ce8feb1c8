import { pageCheckLimits, seoAgencyContent } from '~/content/demos/seo-agency-content';

/** Numbered list of what the page check does not measure. */
export function PageCheckLimitList() {
  return (
    <section aria-labelledby="limits-title" className="wrap section">
      <h2 id="limits-title">{seoAgencyContent.limitsHeadline}</h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:mt-14 md:grid-cols-3">
        {pageCheckLimits.map(({ id, what, text }, index) => (
          <li key={id}>
            <p aria-hidden="true" className="font-display text-h2 font-semibold text-faint tabular-nums">
              {index + 1}
            </p>
            <h3 className="mt-4">{what}</h3>
            <p className="mt-2 max-w-[32em] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
