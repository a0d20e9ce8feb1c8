import { searchTexts } from '~/content/site/search-texts';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';
import { SearchedGroups } from './searched-groups';

const listElsewhere = (query: string) => [
  { href: paths.shop.catalogue({ q: query }), place: 'Shop', text: 'Search the products' },
  { href: paths.helpCentre(query), place: 'Help centre', text: 'Search the answers' },
  { href: paths.siteMap(), place: 'Site map', text: 'See every page on one sheet' },
  { href: paths.contact(), place: 'Contact', text: 'Ask a person' },
];

/** Shown when nothing matches: the same words elsewhere, a person, and searches that find something. */
export function NoResults({ query }: { query: string }) {
  return (
    <>
      <section aria-labelledby="nothing-found" className="grid gap-5">
        <h2
          id="nothing-found"
          className="max-w-[34ch] font-sans text-lead font-normal tracking-normal text-muted"
        >
          {searchTexts.nothingHeadline}
        </h2>
        <ul className="grid grid-cols-2 gap-grout lg:grid-cols-4">
          {listElsewhere(query).map(({ href, place, text }) => (
            <li key={place}>
              <a
                href={href}
                className="group grid h-full content-between gap-6 rounded-tile bg-surface p-5 hover:bg-raised"
              >
                <span className="flex items-center justify-between gap-3 text-muted">
                  {place}
                  <Icon name="arrow-right" />
                </span>
                <span className="font-display text-h4 font-semibold group-hover:text-link">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="what-is-searched" className="grid gap-5 pt-10 md:pt-16">
        <h2 id="what-is-searched" className="text-h3">
          {searchTexts.examplesHeadline}
        </h2>
        <SearchedGroups level={3} />
      </section>
    </>
  );
}
