import type { SiteArea, SitePage } from '~/content/site/site-areas';

function SitePageLine({ page: { href, label, description } }: { page: SitePage }) {
  return (
    <li>
      <a
        href={href}
        className="group grid min-h-11 gap-x-6 rounded-inner py-1.5 hover:text-link md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-baseline"
      >
        <span className="font-display text-h4 font-semibold">{label}</span>
        <span className="text-muted group-hover:text-link">{description}</span>
        <span className="text-sm text-faint group-hover:text-link max-xl:hidden">{href}</span>
      </a>
    </li>
  );
}

/** The pages of one area, one row each: label, description and path. */
export function SiteAreaPages({ area: { id, label, pages } }: { area: SiteArea }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-12 gap-y-4 rounded-tile bg-surface p-5 target:bg-raised md:p-8 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="self-start text-h3 lg:sticky lg:max-w-[9ch] lg:top-6">
        {label}
      </h2>
      <ul>
        {pages.map((page) => (
          <SitePageLine key={page.href} page={page} />
        ))}
      </ul>
    </section>
  );
}
