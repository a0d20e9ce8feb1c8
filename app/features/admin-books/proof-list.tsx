import { BOOK_AREA_TEXTS } from '~/content/admin/book-texts';
import { BOOK_AREAS, BOOK_FACTS, type BookDifference } from '~/domain/books/book-difference';
import { pluralise } from '~/domain/text/pluralise';
import { Badge } from '~/ui/data/badge';

/** What is proved, area by area. `differences` is absent before the first check. */
export function ProofList({ differences }: { differences: readonly BookDifference[] | undefined }) {
  return (
    <dl className="grid gap-grout sm:grid-cols-2 xl:grid-cols-3">
      {BOOK_AREAS.map((area) => {
        const { title, text } = BOOK_AREA_TEXTS[area];
        const found = differences?.filter(({ fact }) => BOOK_FACTS[fact].area === area).length;
        return (
          <div key={area} className="rounded-tile bg-surface p-4">
            <dt className="flex items-center justify-between gap-3 font-semibold">
              {title}
              {found !== undefined && (
                <Badge tone={found === 0 ? 'success' : 'danger'}>
                  {found === 0 ? 'adds up' : pluralise(found, 'difference')}
                </Badge>
              )}
            </dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
