import { popularPaths, searchTexts } from '~/content/site/search-texts';
import { getSitePage } from '~/content/site/site-areas';
import { TextLink } from '~/ui/buttons/text-link';
import { SearchedGroups } from './searched-groups';

/** Before the first word: what is searched, and popular pages. */
export function EmptySearch() {
  return (
    <>
      <SearchedGroups level={2} />
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
