import type { Article } from '~/content/journal/article';
import { pluralise } from '~/domain/text/pluralise';
import { groupByTag } from '~/features/journal/journal-lists';
import { paths } from '~/paths';

/** A tile for each subject, with its newest article. */
export function JournalSubjects({ articles }: { articles: readonly Article[] }) {
  return (
    <section aria-labelledby="subjects-title" className="section">
      <h2 id="subjects-title" className="mb-6">
        By subject
      </h2>
      <ul className="grid gap-grout sm:grid-cols-2 lg:grid-cols-3">
        {groupByTag(articles).map(({ subject, articles: found }) => (
          <li key={subject}>
            <a
              href={paths.journalTag(subject)}
              className="group flex h-full min-h-32 flex-col justify-between gap-4 rounded-tile bg-surface p-5 transition-colors hover:bg-raised"
            >
              <span className="flex justify-between gap-4">
                <span className="font-display text-h3 font-semibold group-hover:text-link">{subject}</span>
                <span className="text-sm text-muted">{pluralise(found.length, 'article')}</span>
              </span>
              <span className="text-sm text-muted">Latest: {found[0]?.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
