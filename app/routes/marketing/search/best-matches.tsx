import { searchKindLabels } from '~/content/site/search-texts';
import { getResultHref, getSearchGroup, type SearchResult } from '~/domain/site-search/site-search';
import { MarkedText } from '~/sections/marketing/marked-text';
import { GroupShape } from './group-shape';

/** The best matches of all kinds, side by side. */
export function BestMatches({ results }: { results: readonly SearchResult[] }) {
  return (
    <section aria-labelledby="best-matches">
      <h2 id="best-matches" className="sr-only">
        Best matches
      </h2>
      <ol className="grid gap-grout lg:grid-cols-3">
        {results.map(({ path, section, kind, title, passage }) => (
          <li key={path}>
            <a
              href={getResultHref({ path, section })}
              className="group grid h-full content-between gap-10 rounded-tile bg-raised p-5 transition-colors hover:bg-control md:p-6"
            >
              <span className="flex items-center justify-between gap-4 text-sm text-muted">
                {searchKindLabels[kind]}
                <GroupShape group={getSearchGroup(kind)} />
              </span>
              <span className="grid gap-2">
                <span className="font-display text-h3 font-semibold wrap-anywhere group-hover:text-link">
                  <MarkedText parts={title} />
                </span>
                <span className="text-muted wrap-anywhere">
                  <MarkedText parts={passage} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
