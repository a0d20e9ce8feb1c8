import type { Article } from '~/content/journal/article';
import { pluralise } from '~/domain/text/pluralise';
import { groupByAuthor } from '~/features/journal/journal-lists';
import { paths } from '~/paths';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';

/** Everyone who wrote for the journal. */
export function JournalAuthors({ articles }: { articles: readonly Article[] }) {
  return (
    <section aria-labelledby="authors-title" className="section">
      <h2 id="authors-title" className="mb-6">
        Who writes here
      </h2>
      <ul className="grid grid-cols-3 gap-x-grout gap-y-6 sm:grid-cols-4 lg:grid-cols-8">
        {groupByAuthor(articles).map(({ subject: { id, name }, articles: found }) => (
          <li key={id}>
            <a href={paths.journalAuthor(id)} className="group block">
              <StoredPortrait id={id} className="aspect-square w-full rounded-tile" />
              <span className="mt-3 block pe-2 font-semibold group-hover:text-link">{name}</span>
              <span className="block text-sm text-muted">{pluralise(found.length, 'article')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
