import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '~/features/page-check/rules/check-metadata';
import type { PageFacts } from '~/features/page-check/rules/page-facts';

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …` : text;

/** The page as a search result, truncated as search engines do. */
export function SearchResultPreview({ facts }: { facts: PageFacts }) {
  const [title = 'Untitled'] = facts.titles;
  const [description] = facts.descriptions;
  return (
    <section aria-label="As a search result" className="rounded-tile bg-raised p-4 md:p-5">
      <p className="text-xs break-all text-muted">{facts.canonicals[0] ?? 'an address it does not name'}</p>
      <p className="mt-1 font-display text-h3 font-semibold wrap-anywhere text-link">
        {truncate(title, TITLE_LENGTH.max)}
      </p>
      <p className="mt-1 text-sm wrap-anywhere">
        {description ? (
          truncate(description, DESCRIPTION_LENGTH.max)
        ) : (
          <span className="text-muted">Some words from somewhere in the page, chosen by somebody else.</span>
        )}
      </p>
    </section>
  );
}
