import { portfolioContent } from '~/content/portfolio/portfolio-content';
import type { ProjectKindId } from '~/content/portfolio/portfolio-project';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { buildKindOptions, type KindOption } from '~/features/portfolio/project-kind-filter';

const { headline, lead } = portfolioContent.masonry;

/** The headline across the window, and the filter as tiles: one small tile for each project of a kind. */
export function MasonryHero({ kind }: { kind: ProjectKindId | undefined }) {
  return (
    <header {...{ [FIRST_SCREEN_END_ATTRIBUTE]: '' }} className="wrap pt-6 md:pt-10">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[8fr_5fr] lg:items-end">
        <h1 className="text-[clamp(3.4rem,10.4vw,10.5rem)] leading-[0.82] tracking-[-0.05em]">{headline}</h1>
        <p className="max-w-[34em] text-lead text-muted">{lead}</p>
      </div>
      <nav aria-label="Kind of work" className="mt-8 md:mt-12">
        <ul className="grid grid-cols-2 gap-grout md:grid-cols-3 xl:grid-cols-6">
          {buildKindOptions(kind).map((option) => (
            <li key={option.href}>
              <KindTile {...option} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function KindTile({ label, count, href, isSelected }: KindOption) {
  return (
    <a
      href={href}
      aria-current={isSelected ? 'true' : undefined}
      className={`flex h-full min-h-24 flex-col justify-between gap-4 rounded-tile p-4 transition-colors ${
        isSelected ? 'bg-text text-bg' : 'bg-surface hover:bg-raised'
      }`}
    >
      <svg viewBox="0 0 144 10" aria-hidden="true" className="block w-full fill-current">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <rect key={index} x={index * 12} width="10" height="10" />
        ))}
      </svg>
      <span className="flex items-baseline justify-between gap-2 font-semibold">
        {label} <span className="tabular-nums">{count}</span>
      </span>
    </a>
  );
}
