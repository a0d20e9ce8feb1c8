import { searchTexts } from '~/content/site/search-texts';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** Shown when nothing matches: the same words elsewhere, and a person. */
export function NoResults({ query }: { query: string }) {
  return (
    <section
      aria-labelledby="nothing-found"
      className="grid gap-6 rounded-tile bg-surface p-6 quarter-br md:p-8"
    >
      <h2 id="nothing-found" className="max-w-[20ch]">
        {searchTexts.nothingHeadline}
      </h2>
      <p className="max-w-lg text-lead text-muted">{searchTexts.nothingLead}</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        <li>
          <TextLink href={paths.shop.catalogue({ q: query })}>Search the shop for it</TextLink>
        </li>
        <li>
          <TextLink href={paths.helpCentre(query)}>Search the help centre for it</TextLink>
        </li>
        <li>
          <TextLink href={paths.siteMap()}>See every page on one sheet</TextLink>
        </li>
        <li>
          <TextLink href={paths.contact()}>Ask a person</TextLink>
        </li>
      </ul>
    </section>
  );
}
