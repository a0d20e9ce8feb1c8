import { popularPaths, searchGroupHints, searchGroupLabels, searchTexts } from '~/content/site/search-texts';
import { getSitePage } from '~/content/site/site-areas';
import { SEARCH_GROUPS } from '~/domain/site-search/site-search';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { GroupShape } from './group-shape';

/** Before the first word: the six kinds of answers, each with its shape and a search to try, and popular pages. */
export function EmptySearch() {
  return (
    <>
      <ul className="grid gap-grout sm:grid-cols-2 lg:grid-cols-3" aria-label="What is searched">
        {SEARCH_GROUPS.map((group, index) => (
          <li
            key={group}
            className={`grid content-between gap-5 rounded-tile bg-surface p-5 max-sm:grid-cols-[auto_1fr] max-sm:items-center sm:gap-10 md:p-6 ${index === SEARCH_GROUPS.length - 1 ? 'quarter-br' : ''}`}
          >
            <GroupShape group={group} size={72} />
            <div>
              <h2 className="text-h3">{searchGroupLabels[group]}</h2>
              <p className="mt-2 text-muted">{searchGroupHints[group].text}</p>
              <TextLink href={paths.search(searchGroupHints[group].example)} className="mt-2">
                Try “{searchGroupHints[group].example}”
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="popular-pages" className="section">
        <h2 id="popular-pages" className="text-h3">
          {searchTexts.popularHeadline}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {popularPaths.map(getSitePage).map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
