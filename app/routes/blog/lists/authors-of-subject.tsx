import type { ArticleTag } from '~/content/journal/article';
import { paths } from '~/paths';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';

interface AuthorsOfSubjectProps {
  tag: ArticleTag;
  authors: readonly { id: string; name: string; latest: string }[];
}

/** Who else writes about a subject, each with the latest article about it. */
export function AuthorsOfSubject({ tag, authors }: AuthorsOfSubjectProps) {
  if (authors.length === 0) return null;
  return (
    <section aria-labelledby="others-title" className="section">
      <h2 id="others-title" className="text-h3">
        Others who write about{' '}
        <a href={paths.journalTag(tag)} className="underline underline-offset-4 hover:text-link">
          {tag.toLowerCase()}
        </a>
      </h2>
      <ul className="mt-6 grid gap-grout sm:grid-cols-2 lg:grid-cols-4">
        {authors.map(({ id, name, latest }) => (
          <li
            key={id}
            className="group relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised"
          >
            <StoredPortrait id={id} className="size-20" />
            <div className="py-2 pe-3">
              <a
                href={paths.journalAuthor(id)}
                className="font-semibold after:absolute after:inset-0 group-hover:text-link"
              >
                {name}
              </a>
              <p className="text-sm text-muted">{latest}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
